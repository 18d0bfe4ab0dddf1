import type { JSONSchemaType } from "ajv";

interface Category {
  third_cat_id: number;
  third_cat_name: string;
  second_cat_id: number;
  second_cat_name: string;
  first_cat_id: number;
  first_cat_name: string;
  qualification: string;
  qualification_type: number;
  product_qualification: string;
  product_qualification_type: number;
}

/** All categories of the third level. */
export const categoryList: JSONSchemaType<{ third_cat_list: Category[] }> = {
  type: "object",
  properties: {
    third_cat_list: {
      type: "array",
      items: {
        type: "object",
        properties: {
          third_cat_id: { type: "integer" },
          third_cat_name: { type: "string" },
          second_cat_id: { type: "integer" },
          second_cat_name: { type: "string" },
          first_cat_id: { type: "integer" },
          first_cat_name: { type: "string" },
          qualification: { type: "string", default: "" },
          qualification_type: { type: "integer", default: 0 },
          product_qualification: { type: "string", default: "" },
          product_qualification_type: { type: "integer", default: 0 },
        },
        required: [
          "third_cat_id",
          "third_cat_name",
          "second_cat_id",
          "second_cat_name",
          "first_cat_id",
          "first_cat_name",
          "qualification",
          "qualification_type",
          "product_qualification",
          "product_qualification_type",
        ],
      },
    },
  },
  required: ["third_cat_list"],
};

/** A picture that WeChat has stored; which of its names is present depends on the request. */
export const takenImage: JSONSchemaType<{ img_info: { media_id: string; temp_img_url: string; pay_media_id: string } }> = {
  type: "object",
  properties: {
    img_info: {
      type: "object",
      properties: {
        media_id: { type: "string", default: "" },
        temp_img_url: { type: "string", minLength: 1 },
        pay_media_id: { type: "string", default: "" },
      },
      required: ["media_id", "temp_img_url", "pay_media_id"],
    },
  },
  required: ["img_info"],
};

/** The brands that the shop may use. */
export const brandList: JSONSchemaType<{ data: { brand_id: number; brand_wording: string }[] }> = {
  type: "object",
  properties: {
    data: {
      type: "array",
      items: {
        type: "object",
        properties: { brand_id: { type: "integer" }, brand_wording: { type: "string" } },
        required: ["brand_id", "brand_wording"],
      },
    },
  },
  required: ["data"],
};

/** The express companies. */
export const companyList: JSONSchemaType<{ company_list: { delivery_id: string; delivery_name: string }[] }> = {
  type: "object",
  properties: {
    company_list: {
      type: "array",
      items: {
        type: "object",
        properties: { delivery_id: { type: "string" }, delivery_name: { type: "string" } },
        required: ["delivery_id", "delivery_name"],
      },
    },
  },
  required: ["company_list"],
};

/** A product that was added or changed. */
export const addedProduct: JSONSchemaType<{ data: { product_id: number } }> = {
  type: "object",
  properties: { data: { type: "object", properties: { product_id: { type: "integer" } }, required: ["product_id"] } },
  required: ["data"],
};

interface Product {
  product_id: number;
  status: number;
  edit_status: number;
  audit_info: { reject_reason: string };
}

/** A product as WeChat has it. */
export const foundProduct: JSONSchemaType<{ spu: Product }> = {
  type: "object",
  properties: {
    spu: {
      type: "object",
      properties: {
        product_id: { type: "integer" },
        status: { type: "integer" },
        edit_status: { type: "integer" },
        audit_info: {
          type: "object",
          properties: { reject_reason: { type: "string", default: "" } },
          required: ["reject_reason"],
          default: { reject_reason: "" },
        },
      },
      required: ["product_id", "status", "edit_status", "audit_info"],
    },
  },
  required: ["spu"],
};

/** Progress of the set-up: finished tasks have 1, each scene has a review. */
export interface AccessAnswer {
  data: {
    status: number;
    access_info: Record<string, number>;
    scene_group_list: { group_id: number; status: number; reason: string }[];
  };
}

/** The answer with the state of the shop's access. */
export const access: JSONSchemaType<AccessAnswer> = {
  type: "object",
  properties: {
    data: {
      type: "object",
      properties: {
        status: { type: "integer", default: 2 },
        access_info: { type: "object", additionalProperties: { type: "integer" }, required: [], default: {} },
        scene_group_list: {
          type: "array",
          items: {
            type: "object",
            properties: { group_id: { type: "integer" }, status: { type: "integer" }, reason: { type: "string", default: "" } },
            required: ["group_id", "status", "reason"],
          },
          default: [],
        },
      },
      required: ["status", "access_info", "scene_group_list"],
    },
  },
  required: ["data"],
};
