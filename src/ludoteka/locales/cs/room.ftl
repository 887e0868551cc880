## Herna: co je na každé stránce v prohlížeči

room-title = Ludoteka
room-welcome = Herna plná deskových her
choose-language = Jazyk
