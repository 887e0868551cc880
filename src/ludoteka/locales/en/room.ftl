## The room: what every page of the browser shows

room-title = Ludoteka
room-welcome = A room of board games
choose-language = Language
