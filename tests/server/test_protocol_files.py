"""The files made from the protocol's structs are as they would be made now."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "generate_protocol.py"


def test_the_protocol_page_its_schemas_and_the_browsers_types_are_up_to_date():
    spec = importlib.util.spec_from_file_location("generate_protocol", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.stale() == []
