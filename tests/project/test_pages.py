from scripts import cards_page


def test_the_page_of_the_59_locations_is_fresh():
    assert cards_page.PAGE.read_text(encoding="utf-8") == cards_page.page()
