import { ReceiptPrinting, type Schema, ServiceType } from "@shopkeeper/sdk";
import { phoneText } from "@shopkeeper/sdk/rules/core";
import { degreesText, mapPlace, type ShopInfoFields, shopInfoProblems } from "@shopkeeper/sdk/rules/store";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { type Read, useRead } from "../core";
import { textOf } from "../texts";
import { useCan, useShop } from "../shop";
import { addressParts, type AddressParts, storedAddress } from "./address-parts";
import { storeText } from "./messages";

type Info = Schema<"ShopInfo">;

/** The editable fields of a shop; the address is split into parts. */
export interface ShopInfoForm extends Omit<ShopInfoFields, "addressDetail">, AddressParts {
  pcBanner: string;
  pcBackImage: string;
  serviceType: Schema<"ServiceType">;
  isTakeTheir: boolean;
  receiptPrintingSwitch: Schema<"ReceiptPrinting">;
}

const model: FormModel<ShopInfoForm, Info> = {
  schema: formSchema<ShopInfoForm>((values) =>
    problemKeys(shopInfoProblems({ ...values, ...storedAddress(values) }), { addressDetail: "detail" }),
  ),
  valuesOf: (info) => ({
    ...{ avatar: info?.avatar ?? "", backImage: info?.backImage ?? "", streetBackImage: info?.streetBackImage ?? "" },
    ...{ coverImage: info?.coverImage ?? "", rectangleLogo: info?.rectangleLogo ?? "" },
    ...{ pcBanner: info?.pcBanner ?? "", pcBackImage: info?.pcBackImage ?? "" },
    ...{ intro: info?.intro ?? "", keywords: info?.keywords ?? "", alertStock: info?.alertStock },
    serviceType: info?.serviceType === ServiceType.phone ? ServiceType.phone : ServiceType.link,
    ...{ serviceLink: info?.serviceLink ?? "", servicePhone: info?.servicePhone ?? "" },
    ...(info ? addressParts(info) : { region: [], detail: "" }),
    ...{ latitude: info?.latitude ?? "", longitude: info?.longitude ?? "" },
    isTakeTheir: info?.isTakeTheir ?? false,
    receiptPrintingSwitch: Object.values(ReceiptPrinting).find((code) => code === info?.receiptPrintingSwitch) ?? ReceiptPrinting.off,
  }),
};

/** The form of the shop's public information and operation settings. */
export interface ShopInfoFormState extends VersionedForm<ShopInfoForm, Info> {
  isRefused: boolean;
  reading: Omit<Read<"getShopInfo">, "data">;
  isLoaded: boolean;
  /** Reads the coordinates from a map link or two numbers; returns whether there were any. */
  readPlace(text: string): boolean;
  /** Restores the stored values. */
  reset: () => void;
}

/** The form of the shop's public information and operation settings: editing and saving. */
export function useShopInfoForm(): ShopInfoFormState {
  const can = useCan();
  const { notices } = useShop();
  const isRefused = !can("getShopInfo");
  const { data: info, ...reading } = useRead("getShopInfo", isRefused ? undefined : {});
  const form = useVersionedForm<ShopInfoForm, Info, null>({
    model,
    edited: info,
    operation: "editShopInfo",
    save({ region, detail, alertStock = 0, ...values }, client, version) {
      const servicePhone = phoneText(values.servicePhone);
      return client.editShopInfo({ body: { ...values, servicePhone, ...storedAddress({ region, detail }), alertStock, version } });
    },
    labels: {
      intro: textOf(storeText, "info.intro"),
      keywords: textOf(storeText, "info.keywords"),
      region: textOf(storeText, "info.detail"),
      detail: textOf(storeText, "info.detail"),
      alertStock: textOf(storeText, "info.alertStock"),
    },
    reread: (client) => client.getShopInfo(),
    draftKey: "store/info",
    wireNames: { addressDetail: "detail", province: "region", city: "region", district: "region" },
  });
  const set = { shouldDirty: true, shouldValidate: true } as const;

  return {
    ...form,
    isRefused,
    reading: { ...reading, isLoading: reading.isLoading || info === undefined },
    isLoaded: info !== undefined,
    readPlace(text: string): boolean {
      const place = mapPlace(text);
      if (!place) return false;
      form.form.setValue("latitude", degreesText(place.latitude), set);
      form.form.setValue("longitude", degreesText(place.longitude), set);
      notices.success(textOf(storeText, "info.placeRead"));
      return true;
    },
    reset: () => form.form.reset(model.valuesOf(info), { keepDirtyValues: false }),
  };
}
