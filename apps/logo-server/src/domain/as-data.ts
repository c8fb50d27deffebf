/** A value as JSON in which nothing can close the element that it stands in. */
export const asData = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
