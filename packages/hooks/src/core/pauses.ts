/** Milliseconds after a success in which the same press again is a double press (specification, section 9). */
export const clickPause = 1000;

/** Milliseconds without a key until the server is asked for what was typed (specification, section 9). */
export const typingPause = 500;
