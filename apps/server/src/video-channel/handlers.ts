import type { HandlersOf } from "../kernel/handlers";
import { accessHandlers } from "./access-handlers";
import { directoryHandlers } from "./directory-handlers";
import { draftHandlers } from "./draft-handlers";
import type { PreparedChannel } from "./prepared";
import { productHandlers } from "./product-handlers";

/** The calls on the shop's products in the video channel. */
export const videoChannelHandlers: HandlersOf<"video-channel", PreparedChannel> = {
  ...draftHandlers,
  ...productHandlers,
  ...directoryHandlers,
  ...accessHandlers,
};
