export { PictureEmbedScreen, type PictureEmbedScreenProps } from "./picture-embed-screen";
export { PictureLibraryScreen, type PictureLibraryScreenProps } from "./picture-library-screen";
export { tellHost } from "./tell-host";
