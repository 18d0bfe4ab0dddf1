/** Milliseconds after a success in which the same press again is a double press (specification, section 9). */
export const clickPause = 1000;

/** Milliseconds after the last key until the typed text is sent to the server (specification, section 9). */
export const typingPause = 500;
