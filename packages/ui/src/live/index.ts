export { AssistantListScreen } from "./assistant-list-screen";
export { LiveGoodsFormScreen } from "./live-goods-form-screen";
export { LiveGoodsListScreen } from "./live-goods-list-screen";
export { RoomFormScreen } from "./room-form-screen";
export { RoomListScreen } from "./room-list-screen";
