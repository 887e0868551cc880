from scripts import rule_ids


def test_every_rule_is_named_by_a_test_and_every_named_rule_exists():
    assert rule_ids.main() == 0
