/** Rich text whose pictures have no protocol of their own, with https before them. */
export const httpsPictures = (html: string) => html.replace(/(<img\b[^>]*?\bsrc=["']?)\/\//gi, "$1https://");
