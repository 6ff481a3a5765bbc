# People without passwords: signing in, passkeys, other devices, and one's own data.
guest = Guest
lobby-enter = Played here before? Sign in.

account-guest = You are playing as a guest: no e-mail, no password. Your games belong to this browser. Add a passkey below and you will never lose them.
account-person = You can sign in with a passkey on any device. There are no passwords.

account-passkeys = Passkeys
account-passkeys-what = A passkey signs you in with the screen lock of your device: a fingerprint, your face or a PIN. Your device or password manager keeps it, and you need no password and no e-mail.
account-passkey-impossible = Passkeys cannot be used here: they need a browser that has them, scripts, and an address with https:// or http://localhost. A link to another device works anywhere.
account-passkey-name = What to call it, for example the name of the device
account-passkey-add = Add a passkey
account-enter = Have you already got a passkey here? Sign in.
account-remove = Remove
passkey-used = last used { $ago }
passkey-unused = not used yet
passkey-failed = No passkey was used: it was cancelled, took too long, or this device has none for this site. Try again, or use a link from another device.

account-device = Another device
account-device-what = A link signs another device in as you: the same games and campaigns on both. It works once, within 10 minutes.
account-device-make = Make a link
link-what = Open this link on the other device, or scan the code with its camera. It works once, within 10 minutes.
link-label = Link for your other device
link-secret = Send it to nobody else: whoever opens it plays as you.
link-loopback = This address works on this computer only. You can open the link in another browser here.

account-logins = Where you are signed in
login-here = this browser
login-seen = first seen { $first }, last seen { $last }
login-end = Log out
logout = Log out
logout-what = Your games stay yours. To come back, sign in with a passkey or by a link from a device where you are still signed in.
logout-last = You have no passkey, and this is the only browser in which you are signed in. If you log out now, there is no way back to your games. Add a passkey first.
logout-here = Log out here
logout-everywhere = Log out everywhere
account-stay = Cancel

account-data = Your data
account-data-what = Download everything this server keeps about you, or delete it.
account-download = Download my data
account-delete = Delete my data
delete-title = Delete everything about you?
delete-what = This cannot be undone.
delete-games = Games you played alone, against bots or with friends at your screen are deleted, and so are tables you have set that have not begun.
delete-running = You resign from games with other people that are still going on.
delete-finished = Finished games with other people stay, with “{ guest }” instead of your name.
delete-chat = What you wrote in the chat is removed.
delete-rest = Your name, settings, campaigns, passkeys and bots are deleted, and you are logged out everywhere.
delete-sure = Yes, delete everything about me
deleted = Your data has been deleted
deleted-what = If your device still offers a passkey for this site, you can remove it there. You are welcome back as a new guest at any time.

enter = Sign in
enter-what = If you have added a passkey here, sign in with it and find your games again.
enter-passkey = Sign in with a passkey
enter-link = Without a passkey
enter-link-what = On the device where you played, open your own page (your name, at the top right) and choose “{ account-device-make }”. Then open that link here.
arrive = Sign in here as { $name }?
arrive-what = This link comes from a device where { $name } is signed in. Use it only if that is you.
bring = You have games in this browser that you began as a guest.
bring-yes = Take them along: they will belong to the person you sign in as
bring-no = Leave them behind: they can no longer be reached from here
entered = You are signed in as { $name }.
entered-games = { $count ->
    [one] { $count } game that you began here as a guest is yours now.
   *[other] { $count } games that you began here as a guest are yours now.
}
entered-campaigns = { $count ->
    [one] { $count } campaign came along, too.
   *[other] { $count } campaigns came along, too.
}
entered-stayed = At these tables you already have a seat of your own. The guest’s seat there stays the guest’s:
entered-table = table

error-link-used = This link has expired or has already been used. Make a new one on the device where you are signed in: your own page, “{ account-device-make }”.
error-passkey-late = The answer of your passkey came too late, or from another page. Load this page again and repeat it.
error-bad-passkey = The answer of your passkey could not be verified. Load this page again and repeat it; if that does not help, use another passkey or a link from another device.
error-no-such-passkey = This passkey is not known here. It may have been removed, or it belongs to another server. Use another one, or a link from a device where you are signed in.
error-passkey-known = This passkey has already been added.
error-passkey-gone = There is no such passkey any more. Load the page again to see those you have.
error-too-many-passkeys = You have { $most } passkeys. Remove one first.
error-login-gone = Nobody is signed in there any more. Load the page again to see where you are.
