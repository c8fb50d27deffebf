@rem `npm start` says `exec node ...`, so that a signal sent to npm reaches the server. Windows has neither.
@%*
