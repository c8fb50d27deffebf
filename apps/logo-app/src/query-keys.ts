// Keys of queries that one module asks for and another invalidates. A query's key may go on after what is here.

/** Every list of the gallery, of any session and view. */
export const GALLERY_KEY = ['gallery'] as const;

/** The open sessions of an account. */
export const SESSIONS_KEY = ['sessions'] as const;

/** What a logo's drawing can be used for. */
export const logoBrandKey = (logoId: string) => ['brand', logoId] as const;
