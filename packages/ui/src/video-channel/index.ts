export { VideoAccessScreen } from "./video-access-screen";
export { VideoDraftListScreen, type VideoDraftListScreenProps } from "./video-draft-list-screen";
export { VideoFormScreen, type VideoFormScreenProps } from "./video-form-screen";
export { VideoProductListScreen } from "./video-product-list-screen";
