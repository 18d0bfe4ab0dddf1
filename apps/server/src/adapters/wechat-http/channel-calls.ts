import { VideoBrandStatus, VideoQualification } from "@shopkeeper/sdk/contract";
import { WechatFailure } from "../../ports/wechat";
import type { WechatAccess, WechatChannel, WechatProduct } from "../../ports/wechat-channel";
import { access, addedProduct, brandList, categoryList, companyList, foundProduct, takenImage, type AccessAnswer } from "./channel-answers";
import { knownCode } from "../../core/known-code";
import { fileForm } from "./file-form";
import { wechatText } from "./messages";
import { onCodes } from "./outcome";
import type { WechatClient } from "./wechat-client";

/** WeChat's codes that are no failures to us. */
const MISSING = 1000011;
const EXISTS = 1000012;
const NOT_APPLIED = 1040003;

const IN_REVIEW = 2;
const BANNED = 3;
const REFUSED = 2;
/** The scene of the video channel, in which products are sold. */
const VIDEO_SCENE = 1;

/** WeChat's calls on the shop of a video channel; products are identified by our own ids. */
export function channelCalls(client: WechatClient): WechatChannel {
  const product = (call: string, out_product_id: string) => client.command(`shop/spu/${call}`, { out_product_id });
  const putProduct = async (call: "add" | "update", wanted: WechatProduct) => {
    const { data } = await client.write({ path: `shop/spu/${call}`, body: productBody(wanted) }, addedProduct);
    return { productId: data.product_id };
  };
  const withdrawReview = (outProductId: string) => product("del_audit", outProductId);

  async function productState(outProductId: string) {
    const call = { path: "shop/spu/get", body: { out_product_id: outProductId, need_edit_spu: 1 } };
    const { spu } = await client.read(call, foundProduct).catch(onCodes([MISSING], { spu: undefined }));
    if (!spu) return undefined;
    const { product_id, status, edit_status, audit_info } = spu;
    return { outProductId, productId: product_id, status, editStatus: edit_status, rejectReason: audit_info.reject_reason };
  }

  return {
    async categories() {
      const { third_cat_list } = await client.read({ path: "shop/cat/get", body: {} }, categoryList);
      return third_cat_list.map((each) => ({
        thirdCatId: each.third_cat_id,
        thirdCatName: each.third_cat_name,
        secondCatId: each.second_cat_id,
        secondCatName: each.second_cat_name,
        firstCatId: each.first_cat_id,
        firstCatName: each.first_cat_name,
        qualification: each.qualification,
        qualificationType: qualificationOf(each.qualification_type),
        productQualification: each.product_qualification,
        productQualificationType: qualificationOf(each.product_qualification_type),
      }));
    },

    async uploadImage(picture) {
      const isFile = "bytes" in picture;
      const body = isFile ? fileForm(picture) : new FormData();
      body.append("resp_type", "1");
      body.append("upload_type", isFile ? "0" : "1");
      if (!isFile) body.append("img_url", picture.url);
      const { img_info } = await client.write(
        { path: "shop/img/upload", body, ...(isFile && { bytes: picture.bytes.length }) },
        takenImage,
      );
      return { mediaId: img_info.media_id, tempUrl: img_info.temp_img_url, payMediaId: img_info.pay_media_id };
    },

    async brands() {
      const { data } = await client.read({ path: "shop/account/get_brand_list", body: {} }, brandList);
      return data.map(({ brand_id, brand_wording }) => ({
        brandId: brand_id,
        brandWording: brand_wording,
        status: VideoBrandStatus.passed,
      }));
    },

    async deliveryCompanies() {
      const { company_list } = await client.read({ path: "shop/delivery/get_company_list", body: {} }, companyList);
      return company_list.map(({ delivery_id, delivery_name }) => ({ deliveryId: delivery_id, deliveryName: delivery_name }));
    },

    async addProduct(wanted) {
      try {
        return await putProduct("add", wanted);
      } catch (failure) {
        if (!(failure instanceof WechatFailure) || failure.errcode !== EXISTS) throw failure;
      }
      // an earlier attempt may have succeeded although its answer was lost
      const state = await productState(wanted.outProductId);
      if (state?.editStatus === IN_REVIEW) await withdrawReview(wanted.outProductId);
      return putProduct("update", wanted);
    },
    async updateProduct(wanted) {
      await putProduct("update", wanted);
    },
    withdrawReview,
    deleteProduct: (outProductId) => product("del", outProductId),
    putOn: (outProductId) => product("listing", outProductId),
    putDown: (outProductId) => product("delisting", outProductId),
    productState,

    apply: () => client.command("shop/register/apply", {}),
    async access() {
      const { data } = await client
        .read({ path: "shop/register/check", body: {} }, access)
        .catch(onCodes([NOT_APPLIED], { data: undefined }));
      return data ? accessOf(data) : { state: "none" };
    },
  };
}

const productBody = ({ outProductId, skus, ...product }: WechatProduct) => ({
  out_product_id: outProductId,
  title: product.title,
  path: product.path,
  head_img: product.headImgs,
  qualification_pics: product.qualificationPics,
  desc_info: { desc: product.description, imgs: product.descriptionImgs },
  third_cat_id: product.thirdCatId,
  brand_id: product.brandId,
  scene_group_list: [VIDEO_SCENE],
  skus: skus.map((sku) => ({
    out_product_id: outProductId,
    out_sku_id: sku.outSkuId,
    thumb_img: sku.thumbImg,
    sale_price: sku.salePrice,
    market_price: sku.marketPrice,
    stock_num: sku.stock,
    sku_code: sku.code,
    sku_attrs: sku.attributes.map(({ key, value }) => ({ attr_key: key, attr_value: value })),
  })),
});

/** The tasks of the set-up, and WeChat's names for each. */
const tasks = [
  [wechatText.tasks.products, ["spu_audit_success", "spu_audit_finished"]],
  [wechatText.tasks.orders, ["ec_order_success", "ec_order_finished", "pay_order_success", "pay_order_finished"]],
  [wechatText.tasks.deliveries, ["send_delivery_success", "send_delivery_finished"]],
  [wechatText.tasks.refunds, ["ec_after_sale_success", "ec_after_sale_finished", "add_aftersale_success", "add_aftersale_finished"]],
  [wechatText.tasks.calls, ["test_api_finished"]],
  [wechatText.tasks.release, ["deploy_wxa_finished"]],
] as const;

function accessOf({ status, access_info, scene_group_list }: AccessAnswer["data"]): WechatAccess {
  const scene = scene_group_list.find(({ group_id }) => group_id === VIDEO_SCENE);
  if (status === BANNED) return { state: "refused", reason: scene?.reason || wechatText.banned.zh };
  if (scene?.status === REFUSED) return { state: "refused", reason: scene.reason || wechatText.noReason.zh };
  const steps = tasks.map(([name, names]) => ({ name: name.zh, isDone: names.some((one) => access_info[one] === 1) }));
  return { state: steps.every(({ isDone }) => isDone) ? "passed" : "pending", steps };
}

/** Whether a category needs a licence; an unknown code counts as mandatory. */
const qualificationOf = (type: number) => knownCode(VideoQualification, type) ?? VideoQualification.mandatory;
