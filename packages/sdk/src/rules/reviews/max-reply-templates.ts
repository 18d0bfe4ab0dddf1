/** A shop keeps at most so many reply templates. */
export const maxReplyTemplates = 20;
