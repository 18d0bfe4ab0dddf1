/** The maximum number of reply templates of a shop. */
export const maxReplyTemplates = 20;
