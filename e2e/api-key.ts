/** The key that the server expects when nobody configured one. */
export const API_KEY = 'trazo-local';
