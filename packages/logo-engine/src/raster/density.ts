/** Of every picture: what print asks for. Programs take a picture that tells none for 72 or 96, and set it too large. */
export const PIXELS_PER_INCH = 300;
