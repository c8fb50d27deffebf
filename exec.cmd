@rem `npm start` and `npm run dev` say `exec node ...`, so that a signal sent to npm reaches them. Windows has neither.
@%*
