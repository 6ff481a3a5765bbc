"""Components: a box as tables that people read, correct in a spreadsheet, and compare with the one that is shipped."""

from tianxia.components.checking import Checked, check_sheet, check_text, decode
from tianxia.components.differences import Difference, differences
from tianxia.components.opening import box_text, open_text
from tianxia.components.sheets import Sheet, sheet_named, sheets_of
from tianxia.components.spreadsheets import write_csv

__all__ = [
    "Checked", "Difference", "Sheet", "box_text", "check_sheet", "check_text", "decode", "differences", "open_text",
    "sheet_named", "sheets_of", "write_csv",
]  # fmt: skip
