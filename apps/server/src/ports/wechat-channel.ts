import type { Schema } from "@shopkeeper/sdk/contract";
import type { OutgoingFile } from "./outgoing-file";

/** One category of the third level, with the levels above it and the documents that WeChat requires for it. */
export interface WechatCategory {
  thirdCatId: number;
  thirdCatName: string;
  secondCatId: number;
  secondCatName: string;
  firstCatId: number;
  firstCatName: string;
  qualification: string;
  qualificationType: Schema<"VideoQualification">;
  productQualification: string;
  productQualificationType: Schema<"VideoQualification">;
}

/** A product as WeChat reviews it; prices are cents. */
export interface WechatProduct {
  /** Our number of the product. */
  outProductId: string;
  title: string;
  path: string;
  headImgs: readonly string[];
  qualificationPics: readonly string[];
  description: string;
  descriptionImgs: readonly string[];
  thirdCatId: number;
  /** 2100000000 for no brand. */
  brandId: number;
  skus: readonly {
    outSkuId: string;
    thumbImg: string;
    salePrice: number;
    marketPrice: number;
    stock: number;
    code: string;
    attributes: readonly { key: string; value: string }[];
  }[];
}

/** The state of a product at WeChat: codes of `VideoStatus` and `VideoEditStatus`. */
export interface WechatProductState {
  outProductId: string;
  productId: number;
  status: number;
  editStatus: number;
  rejectReason: string;
}

/** A brand of the shop, at WeChat. */
export interface WechatBrand {
  brandId: number;
  brandWording: string;
  status: Schema<"VideoBrandStatus">;
}

/** The state of the shop's access to the video channel. */
export type WechatAccess =
  | /** Not applied for. */ { state: "none" }
  /** Each step of the set-up, done or not. */
  | { state: "pending" | "passed"; steps: readonly { name: string; isDone: boolean }[] }
  | { state: "refused"; reason: string };

/** Shops in WeChat's video channels. Every call may throw a `WechatFailure`. */
export interface WechatChannel {
  categories(): Promise<WechatCategory[]>;
  /** Uploads a picture: its bytes, or the address of one stored elsewhere. */
  uploadImage(picture: OutgoingFile | { url: string }): Promise<{ mediaId: string; tempUrl: string; payMediaId: string }>;
  brands(): Promise<WechatBrand[]>;
  deliveryCompanies(): Promise<{ deliveryId: string; deliveryName: string }[]>;

  /** Adds a product, which submits it for review; a second call with the same number changes it. */
  addProduct(product: WechatProduct): Promise<{ productId: number }>;
  updateProduct(product: WechatProduct): Promise<void>;
  withdrawReview(outProductId: string): Promise<void>;
  deleteProduct(outProductId: string): Promise<void>;
  putOn(outProductId: string): Promise<void>;
  putDown(outProductId: string): Promise<void>;
  productState(outProductId: string): Promise<WechatProductState | undefined>;

  /** Applies for the channel; only a fake WeChat reads `application`. */
  apply(application?: { channelName: string }): Promise<void>;
  access(): Promise<WechatAccess>;
}
