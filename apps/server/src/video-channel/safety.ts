import { VideoDraftReview, VideoEditStatus, VideoStatus } from "@shopkeeper/sdk/contract";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { videoProducts, videoSkus } from "./tables";

const { inReview, passed } = VideoEditStatus;
const approved = { platformEditStatus: passed, editStatus: passed };

/** The products of the matrices by their state, oldest first; the last product is deleted. */
const states = {
  draft: {},
  submitted: { platformEditStatus: inReview },
  onShelf: { ...approved, status: VideoStatus.onShelf },
  takenDown: { ...approved, status: VideoStatus.selfRemoved },
  deleted: {},
} as const;

const idOf = (state: keyof typeof states, ids: EntityIds) => ids.videoProducts?.[Object.keys(states).indexOf(state)];

const picture = "/files/demo/cup-1.svg";

const body = (ids: EntityIds) => ({
  ...{ primaryProductId: ids.products?.[0], title: "safe video", headImg: JSON.stringify([picture]), thirdCatId: 3000, brandId: 501 },
  tempId: ids.shippingTemplates?.[0],
  attrValue: [{ id: ids.skus?.[0], price: "1.00", attrValue: JSON.stringify({ spec: "plain" }) }],
});

/** Products of the video channel in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    videoProducts: { table: videoProducts, id: videoProducts.id, merId: videoProducts.merId, isDel: videoProducts.isDel },
    videoSkus: { table: videoSkus, id: videoSkus.id, merId: videoSkus.merId },
  },
  seed: (word) => ({
    videoProducts: Object.entries(states).map(([name, state]) => ({ ...state, title: `${word} video ${name}` })),
  }),
  requests: {
    addVideoDraft: ({ ids }) => ({ body: body(ids) }),
    updateVideoDraft: ({ ids }) => ({ body: { ...body(ids), id: idOf("draft", ids), productId: idOf("draft", ids) } }),
    deleteVideoDraft: ({ ids }) => ({ path: { id: idOf("draft", ids) } }),
    reviewVideoDraft: ({ ids }) => ({ body: { draftProductId: idOf("draft", ids), platformEditStatus: VideoDraftReview.submit } }),
    getVideoProduct: ({ ids }) => ({ path: { id: idOf("onShelf", ids) } }),
    putOnVideoProduct: ({ ids }) => ({ path: { proId: idOf("takenDown", ids) } }),
    putOnVideoProductByGet: ({ ids }) => ({ path: { proId: idOf("takenDown", ids) } }),
    putDownVideoProduct: ({ ids }) => ({ path: { proId: idOf("onShelf", ids) } }),
    putDownVideoProductByGet: ({ ids }) => ({ path: { proId: idOf("onShelf", ids) } }),
    deleteVideoProduct: ({ ids }) => ({ path: { proId: idOf("onShelf", ids) } }),
    uploadVideoPicture: () => ({ body: { respType: 1, uploadType: 1, imgUrl: picture } }),
    applyVideoAccess: () => ({
      body: {
        ...{ channelName: "safe", subjectType: "company", contactName: "safe", contactPhone: "13800000000" },
        ...{ licenseUrl: picture, qualificationUrls: "[]", remark: "" },
      },
    }),
  },
};
