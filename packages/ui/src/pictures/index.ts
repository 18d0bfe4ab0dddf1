export { PictureEmbedScreen, type PictureEmbedScreenProps } from "./picture-embed-screen";
export { PictureLibraryScreen, type PictureLibraryScreenProps } from "./picture-library-screen";
export { postToHost } from "./post-to-host";
