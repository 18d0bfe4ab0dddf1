export { ReviewListScreen, type ReviewListScreenProps } from "./review-list-screen";
