import type { Call } from "../kernel/call";
import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { pictureCategoryStore } from "./category-store";
import { cleanPictures } from "./clean-picture";
import { pictureHandlers } from "./handlers";
import type { PreparedPictures } from "./prepared";
import { sendMedia } from "./send-media";
import { attachmentStore } from "./store";
import { sweepFiles } from "./sweep-files";
import { takeUpload } from "./take-upload";
import { webPictures } from "./web-pictures";

declare module "../tenancy/shop" {
  interface Shop {
    pictures: ReturnType<typeof attachmentStore>;
    pictureCategories: ReturnType<typeof pictureCategoryStore>;
  }
}

/** The shop's library of pictures and videos. */
export const domain = {
  handlers: pictureHandlers,
  preparations(ports: Ports) {
    const clean = cleanPictures(ports.codec);
    const take = webPictures(ports);
    return {
      ...takeUpload({ ...ports, clean }),
      ...sendMedia({ ...ports, clean }),
      uploadWebPicture: ({ body, shop, session, platform }: Omit<Call<"uploadWebPicture">, "prepared">) =>
        take({ address: body.url, shop, merId: session.merId, limits: platform.server.uploads }),
    };
  },
  shop: (scope: Scope) => ({ pictures: attachmentStore(scope), pictureCategories: pictureCategoryStore(scope) }),
  prunes: [sweepFiles],
} satisfies PreparingDomain<PreparedPictures>;
