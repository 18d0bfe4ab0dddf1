// Generated from openapi/ by `pnpm generate`. Do not edit.
export type paths = {
    "/admin/merchant/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's addresses, the default one first, then the newest. */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/address/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an address; a new default takes the place of the old one. */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/address/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an address; refunds that were agreed to keep the address that they had. */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/address/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes an address. */
        get: operations["deleteAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/address/set/default/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an address the only default, and shows it. */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/address/update/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows or hides an address; a hidden one is no longer the default. */
        post: operations["toggleAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the people who log in to the shop's console, newest first; the owner is seen by the owner alone. */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/staff/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of everybody who works in the shop's console with their names; every account may read it. */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the people who log in to the shop's console. */
        get: operations["getAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one of the shop's people may do, and by which roles. */
        get: operations["getAdminRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an account; its password is a temporary one, which its holder changes at the first login. */
        post: operations["saveAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an account, though never its name; disabling it ends its sessions. */
        post: operations["updateAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes an account for good, and ends its sessions. */
        get: operations["deleteAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enables or disables an account; disabling it ends its sessions. */
        get: operations["setAdminStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/update/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an account a temporary password, and ends its sessions. */
        post: operations["setAdminPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/update/receive/sms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets an account receive text messages, or no longer; it needs a phone for it. */
        post: operations["toggleAdminSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the second factor off an account whose holder has lost it, and ends its sessions. */
        post: operations["resetAdminFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open sessions of one of the shop's people, the last used first; a hundred at most. */
        get: operations["listAdminSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/admin/session/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one session of an account, or all of them. */
        post: operations["revokeAdminSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/plat/product/category/cache/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's shown categories, three levels. */
        get: operations["getPlatformCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/cache/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's shown categories, two levels. */
        get: operations["getProductCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories of the shop, flat, hidden ones too. */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a category to the shop. */
        post: operations["addProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a category of the shop. */
        post: operations["updateProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts all categories below one parent, or all at the top, in an order. */
        post: operations["sortProductCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a category that nothing uses. */
        post: operations["deleteProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/store/product/category/update/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows or hides a category; hiding a root hides its children, showing a child shows its root. */
        post: operations["toggleProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the merchant's coupons, by sort order, newest first, or by where they are in their life. */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coupon with its products. */
        get: operations["getCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/figures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a coupon was claimed and used, and its claims by day. */
        get: operations["getCouponFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a coupon. */
        post: operations["saveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/update/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches a coupon on or off. */
        post: operations["toggleCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a coupon; claimed ones stay with their users. */
        post: operations["deleteCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/product/join/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the products of a product coupon. */
        post: operations["editCouponProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/product/usable/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The enabled coupons that come with a product and can still be given, newest first. */
        get: operations["listUsableCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of claim records, newest first. */
        get: operations["listCouponUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/send/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the enabled coupons to pick from, newest first; of those that come with a product, the ones that can still be given. */
        get: operations["listSendableCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/user/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one coupon to each of the named users, or to none. */
        post: operations["sendCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/segment/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the people who follow the shop a segment holds. */
        get: operations["countCouponSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/coupon/segment/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one coupon to everybody in a segment, or to nobody. */
        post: operations["sendCouponToSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's sales, orders and visitors of today and yesterday, those of yesterday also until the same time of day, and its followers. */
        get: operations["getHomeStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales, orders and visitors over a stretch of time, by the hour for a single day, by the month beyond 400 days, else by the day. */
        get: operations["getSalesTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/operating/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders and products wait for the shop to do something. */
        get: operations["getOperatingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/first/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new shop does first, and what of it is done, read from its rows. */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/first/steps/put/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the first steps off the dashboards of all people of the shop. */
        post: operations["putAwayFirstSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/product/pay/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 20 products by what was paid for them in the 7 days before today. */
        get: operations["listPayRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/statistics/home/product/pageview/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 20 products by how often they were viewed in the 7 days before today. */
        get: operations["listPageviewRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's devices, those with an alarm first, then those that are silent. */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many devices are in which state, and everything that is wrong. */
        get: operations["getDeviceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One device with its readings over some hours and its last alarms. */
        get: operations["getDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a device; it may report once it has a token. */
        post: operations["saveDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the name, kind or place of a device. */
        post: operations["updateDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a device with its consumables; its token is dead from then on. */
        post: operations["deleteDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/token/renew/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a device a new token, which is shown this once; the old one is dead from then on. */
        post: operations["renewDeviceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/token/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the token of a device away. */
        post: operations["revokeDeviceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/consumable/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop's devices use up, the one that runs out first at the head. */
        get: operations["listConsumables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/consumable/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets what a full one holds, and from where on it runs out. */
        post: operations["updateConsumable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/consumable/refill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes what was put in; the level rises by it, up to what a full one holds. */
        post: operations["refillConsumable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/device/consumable/refill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the refills of a consumable, the newest first. */
        get: operations["listRefills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps how the calling device is now.
         * @description For devices, with their own token as a bearer. At most one report a second, thirty at once; after that 429 with Retry-After. 400 names what makes no sense and keeps nothing of it; 401 says that the token is no longer, or never was, one of a device.
         */
        post: operations["reportDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The spreadsheet that an export has named, for the shop that asked for it and who may export its kind. */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the spreadsheets that the shop has asked for, of the kinds that one may export, newest first. */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a spreadsheet, or ends one that is being made. */
        post: operations["deleteExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/download/resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file by its name, either a template of an import or one of the shop's own library by its address. */
        get: operations["downloadResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/download/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several files of the shop's library in one zip. */
        get: operations["downloadResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/daily/statement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the bills by day, the newest first, from the shop's first payment until today. */
        get: operations["listDailyStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/month/statement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the bills by month, the newest first, from the shop's first payment until this month. */
        get: operations["listMonthlyStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/funds/flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what buyers paid and were paid back, the newest first. */
        get: operations["listFundFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/closing/base/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop may have paid out now, and where it goes to. */
        get: operations["getSettlementBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/closing/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the platform to pay an amount out, which is reserved at once; a shop has one open request. */
        post: operations["applySettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/closing/record/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's settlements, the newest first. */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/finance/closing/record/detail/{closingNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement, with where it was paid to and the proof of it. */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/finance/daily/statement/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of the bills by day, which /common/download then writes as it is read. */
        get: operations["exportDailyStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/finance/month/statement/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of the bills by month, which /common/download then writes as it is read. */
        get: operations["exportMonthlyStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/finance/funds/flow/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of what buyers paid and were paid back, which /common/download then writes as it is read. */
        get: operations["exportFundFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial_record/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same spreadsheet under the path by which other clients ask for it. */
        get: operations["exportFundFlowAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/form/temp/name/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the platform's form templates, by its name. */
        get: operations["getFormTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/form/temp/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the platform's form templates. */
        get: operations["getFormTemplateById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/plat/product/guarantee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's guarantee services, by sort order. */
        get: operations["listGuarantees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/guarantee/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's guarantee groups, newest first. */
        get: operations["listGuaranteeGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/guarantee/group/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a guarantee group. */
        post: operations["addGuaranteeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/guarantee/group/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a guarantee group; products keep the services they have. */
        post: operations["editGuaranteeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/guarantee/group/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a guarantee group that no product has. */
        post: operations["deleteGuaranteeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/import/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's imports of the last seven days, of the kinds that one may import, newest first. */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/import/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes rows of an import that were refused before they were sent; sent again they are noted once. */
        post: operations["reportRefusedRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/import/refused/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows of an import that are not in the shop, with the reason of each, as a file that can be corrected and imported. */
        get: operations["downloadRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/getMenus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu tree that the account's roles grant. */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/config/getuniq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One value of the shop's configuration, by its key. */
        get: operations["getConfigValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/getLoginPic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of the login page and the site's name, which the platform has set; empty where it has not. */
        get: operations["getLoginPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/config/get/front/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the shops' fronts, for links and QR codes; empty where the platform has set none. */
        get: operations["getFrontDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/config/get/admin/mediadomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of stored files; empty where they lie at the same origin. */
        get: operations["getMediaDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/copyright/get/company/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company named in the footer. */
        get: operations["getCompanyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the goods for live rooms, by sort order, newest first. */
        get: operations["listLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/status/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many goods for live rooms are in each state of the review under the same filter. */
        get: operations["countLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row of the goods for live rooms. */
        get: operations["getLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds goods for live rooms, all or none; the platform reviews them first, then WeChat. */
        post: operations["saveLiveGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes goods for live rooms; they are reviewed again. */
        post: operations["editLiveGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes goods, at WeChat as well, and takes them out of rooms. */
        get: operations["deleteLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/sort/{id}/{sort}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets the place of goods; higher ones come first. */
        get: operations["sortLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/audit/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Takes goods out of WeChat's review. */
        get: operations["withdrawLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/goods/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends withdrawn goods to WeChat's review again. */
        get: operations["resubmitLiveGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/assistant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the assistants, newest first. */
        get: operations["listLiveAssistants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/assistant/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an assistant; a WeChat id belongs to one shop. */
        post: operations["addLiveAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/assistant/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an assistant. */
        post: operations["editLiveAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/assistant/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes an assistant of no room that is to come or on air. */
        get: operations["deleteLiveAssistant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/assistant/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One assistant. */
        get: operations["getLiveAssistant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the live rooms, by stars, then by sort order, newest first. */
        post: operations["listLiveRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/status/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many live rooms are in each state of the review under the same filters. */
        get: operations["countLiveRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One live room. */
        get: operations["getLiveRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plans a live room; the platform reviews it, then WeChat makes it. */
        post: operations["createLiveRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a live room; one that WeChat has made changes there. */
        post: operations["editLiveRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes a live room that is not on air, at WeChat as well. */
        get: operations["deleteLiveRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/goodslist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The goods of a room, in their order. */
        get: operations["listRoomGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/addgoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds goods that WeChat has passed to a room. */
        post: operations["addRoomGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/deletegoodsinroom/{id}/{goodsId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Takes goods out of a room. */
        get: operations["removeRoomGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/goodsonsale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers goods in a room or takes them back. */
        post: operations["setRoomGoodsSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/goodsort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders the goods of a room. */
        post: operations["sortRoomGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/getsharecode/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code by which people get into a room that WeChat has made. */
        get: operations["getRoomShareCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/getass/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assistants of a room. */
        get: operations["listRoomAssistants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/mangerass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the assistants of a room. */
        post: operations["setRoomAssistants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/updatecomment/{id}/{banComment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Allows comments in a room or bans them. */
        get: operations["setRoomComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/updatefeedpublic/{id}/{isFeedsPublic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Has WeChat list a room or not. */
        get: operations["setRoomListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/updateclosekf/{id}/{closeKf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches a room's customer service on or off. */
        get: operations["setRoomService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/live/room/updatereplay/{id}/{closeReplay}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches a room's replay on or off. */
        get: operations["setRoomReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps one failure of a console's page, without anything that says whose it was. */
        post: operations["reportError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps how fast a console's pages were, without anything that says for whom. */
        post: operations["reportVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/log/sensitive/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's sensitive operations, done or refused, newest first. */
        get: operations["listSensitiveLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/log/sensitive/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sensitive operation, with what the same operation was sent for the same row the time before. */
        get: operations["getSensitiveLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/log/sensitive/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follows the chain of the shop's log from its first row to its last, and says how far it is whole. */
        get: operations["verifySensitiveLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/log/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of the shop's sensitive operations, which /common/download then writes as it is read. */
        get: operations["exportSensitiveLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the notices that the calling account may see, of the kinds that it has not switched off, newest first. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/notice/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of these notices the calling account has not read. */
        get: operations["countUnreadNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/notice/open/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a notice as read, and says whether what it is about is still there. */
        post: operations["openNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the notices of a kind as read, or all of them, up to the newest one that was seen. */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/notice/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of notices that the calling account may see, and which of them it has switched off. */
        get: operations["listNoticeKinds"];
        put?: never;
        /** Switches a kind of notices on or off, for the calling account alone. */
        post: operations["switchNoticeKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the orders under a tab, newest first. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/status/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders each tab holds under the same filters. */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/info/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its lines, its buyer and its amounts.
         * @description `merchant:order:print` reads it for packing slips.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/{orderNo}/detail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of an order, with what is sent and refunded of each. */
        get: operations["listOrderLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends what is left of an order, or some pieces of its lines; makes one shipment. */
        post: operations["sendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/send/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends several orders whole, and answers for each what became of it; one that fails leaves the others alone. The rows of a call are committed together. */
        post: operations["sendOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/send/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says of each order number whether its order can be sent now, and why not. */
        post: operations["checkOrdersToSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/{orderNo}/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shipments of an order, oldest first. */
        get: operations["listShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/invoice/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects how a shipment travels; the fields needed follow its own delivery type. */
        post: operations["updateShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/get/{invoiceId}/logistics/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the parcel of a shipment is, as its carrier says. */
        get: operations["getLogistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the shop's note on an order. */
        post: operations["markOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes off the code of an order that is picked up at the shop. */
        post: operations["verifyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/delete/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides an order that its buyer has deleted. */
        post: operations["deleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/printreceipt/{orderno}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refuses to print an order, since no printing service is connected. */
        get: operations["printReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/order/status/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what happened to an order, newest first. */
        get: operations["listOrderLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/order/direct/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays back an order, or some pieces of its lines, without a request of its buyer; makes one refund for each line. */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/export/excel/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of all orders under a tab, which /common/download then writes as it is read. */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/export/order/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same spreadsheet under the path that other clients of this API call. */
        get: operations["exportOrdersAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a picture into the library; the same content twice is one picture. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a picture or a video into the library; the same content twice is one row. */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/upload/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a picture of another site into the library, which the server reads there; the same content twice is one picture. */
        post: operations["uploadWebPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/upload/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be uploaded, how large it may be, and how much of the shop's space is taken. */
        get: operations["getUploadRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's pictures or videos, newest first when no order is named. */
        get: operations["listAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's picture with just this content, or null. */
        get: operations["findAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where in the shop pictures are shown. */
        get: operations["listAttachmentUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes pictures out of the library; what already shows them goes on showing them. */
        post: operations["deleteAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves pictures into a category, or out of any. */
        post: operations["moveAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/attachment/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a picture another name; its address stays. */
        post: operations["renameAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/list/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture categories as a tree; those found by name come with the ones above them. */
        get: operations["listPictureCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of picture categories, flat, by sort order. */
        get: operations["listPictureCategoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same page under the path by which other clients ask for it. */
        get: operations["listPictureCategoryPageAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/list/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture categories with these ids. */
        get: operations["listPictureCategoriesByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture category. */
        get: operations["getPictureCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a picture category. */
        post: operations["savePictureCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what is named of a picture category; switching one off switches off all below it, on all above it. */
        post: operations["updatePictureCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a picture category that has none below it; its pictures stay, in no category. */
        post: operations["deletePictureCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/updateStatus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches a picture category on or off; off takes all below it along, on all above it. */
        post: operations["togglePictureCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/media/uploadlocal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a picture of the shop to WeChat, which keeps it for three days. */
        post: operations["uploadLocalMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/mp/media/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a picture to WeChat, which keeps it for three days; it does not come into the library. */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the merchant's products under a tab, by sort order, newest first. */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/list/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of all products under a tab, in the order of the list, up to 100,000, to act on all that a filter leaves. */
        get: operations["listProductIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/tabs/headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many products each tab holds under the same filters, always eight rows in order, and a ninth where it is asked for. */
        get: operations["listProductTabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its specs, SKUs, description and gift coupons. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/audit/switch/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the shop is open, and whether its products are reviewed by the platform. */
        get: operations["getProductSwitches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/activity/search/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of products to pick for an activity, with their SKUs; with `activityId`, those of its categories. */
        get: operations["searchActivityProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/marketing/search/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same products under the path by which other clients pick them. */
        get: operations["searchMarketingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/plat/product/brand/cache/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All brands of the platform, hidden ones too, by sort order. */
        get: operations["listAllBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/plat/product/brand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shown brands of a platform category. */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a product with its specs and SKUs, off the shelf. */
        post: operations["saveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what a product is; it must be off the shelf and out of review, and known SKUs keep their numbers. */
        post: operations["updateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a product into the recycle bin, or deletes it for good where nothing uses it. */
        post: operations["deleteProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a product out of the recycle bin, off the shelf. */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/up/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a product on the shelf; one that is there stays. */
        post: operations["putOnProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/down/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a product off the shelf; one that is not there stays. */
        post: operations["takeDownProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/submit/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a product into the platform's review queue, as other clients of this API call it. */
        post: operations["submitProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/submit/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a product into the platform's review queue. */
        post: operations["submitProductById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/submit/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a product out of the review queue, to be submitted again. */
        post: operations["withdrawProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/quick/stock/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds pieces to the stock of SKUs, also on the shelf. */
        post: operations["addStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/review/free/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets prices, stock and categories of a product without another review; on the shelf only over the version that is named. */
        post: operations["editProductFreely"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/set/freight/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a product off the shelf another shipping template. */
        post: operations["setFreightTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/set/brokerage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives all SKUs of a product off the shelf commission rates of their own. */
        post: operations["setProductCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/add/feedback/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds coupons that come with a product off the shelf. */
        post: operations["addProductCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/set/brokerage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives all SKUs of several products off the shelf commission rates of their own, with a result for each. */
        post: operations["setProductCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/add/feedback/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds coupons that come with several products off the shelf, with a result for each. */
        post: operations["addProductsCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts several products on the shelf, with a result for each. */
        post: operations["putOnProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes several products off the shelf, with a result for each. */
        post: operations["takeDownProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/recycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts several products into the recycle bin, with a result for each. */
        post: operations["recycleProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes several products for good where nothing uses them, with a result for each. */
        post: operations["deleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes several products out of the recycle bin, with a result for each. */
        post: operations["restoreProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/submit/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts several products into the platform's review queue, with a result for each. */
        post: operations["submitProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/set/freight/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives several products off the shelf another shipping template, with a result for each. */
        post: operations["setFreightTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets, raises or lowers the prices of several products, on the shelf too, with a result for each. */
        post: operations["setProductPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/price/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change of prices would do, product by product; nothing is written. */
        post: operations["checkProductPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the stock of several products off the shelf, or adds to it, with a result for each. */
        post: operations["setProductStocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/batch/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts several products into categories of the shop, with a result for each. */
        post: operations["setProductCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/importProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a public page of a product, to begin a new one with; nothing is saved, and one of the copies left is used. */
        post: operations["importProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/copy/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As importProduct, with the product under a key of its own. */
        post: operations["copyProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/copy/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How pages of products are read, and how many copies are left. */
        post: operations["getCopyConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import of these rows would do, product by product; nothing is written. */
        post: operations["checkProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/import/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds and changes products as rows of a spreadsheet say, off the shelf and each by itself; sent again it changes nothing. */
        post: operations["commitProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/import/stock/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import of stock would do, SKU by SKU; nothing is written. */
        post: operations["checkStockImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/import/stock/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets or adds stock as rows of a spreadsheet say, also on the shelf; a row whose stock has moved since its check is left alone. */
        post: operations["commitStockImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/export/excel/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of all products under a tab, one row for each SKU, which /common/download then writes as it is read. */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the refunds under a tab, newest first. */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/status/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many refunds each tab holds under the same filters. */
        get: operations["countRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/detail/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One refund with its history and its order.
         * @description Phone numbers and the address are masked. `reveal` shows them in full to who holds `merchant:refund:order:detail`, and each such look is logged.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the shop's note on a refund. */
        post: operations["markRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees to a refund or refuses it; an agreed one is paid back, or waits for the goods.
         * @description `merchant:refund:order:refund` alone agrees and `merchant:refund:order:refund:refuse` alone refuses; the other decision is 403.
         */
        post: operations["auditRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/receiving/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms that the goods have come back, and pays the refund. */
        post: operations["receiveRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/receiving/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses goods that have come back, and with them the refund. */
        post: operations["rejectReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/refund/order/ask/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the payment provider again what became of a refund that is being paid. */
        post: operations["askRefundProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what buyers say of the shop's products, newest first. */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many reviews match the other filters of the list, answered and not. */
        get: operations["countReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names a spreadsheet of all reviews that match, which /common/download then writes as it is read. */
        get: operations["exportReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/template/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's reply templates, oldest first. */
        get: operations["listReplyTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/template/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a reply template; a shop has at most 20. */
        post: operations["addReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/template/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a reply template; answers given with it stay as they are. */
        post: operations["editReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/template/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a reply template; answers given with it stay as they are. */
        post: operations["deleteReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/product/reply/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review. */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/virtual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a review that the shop has written itself; it is no buyer's. */
        post: operations["addOwnReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a review, once. */
        post: operations["answerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/reply/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a review. */
        post: operations["deleteReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/revision/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what was changed of one record, or of all records of a kind, newest first. */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/revision/undo/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What undoing a revision would change now, what of it was changed since, and why it is not possible. */
        get: operations["checkUndo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/revision/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a revision as a change of its own; what was changed since is overwritten only as it was seen. */
        post: operations["undoRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/revision/undo/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes what was done together, newest first and up to 50 at a time, with a result for each; what was changed since is left as it is. */
        post: operations["undoRevisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/menu/cache/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every menu there is, buttons too, with what the calling account may grant. */
        get: operations["listMenuTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's roles, oldest first. */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role, with the whole tree of menus and which of them it grants. */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a role; it grants what its maker may do at most. */
        post: operations["saveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a role; whoever has it may do what it says from the next call on. */
        post: operations["updateRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a role that nobody has. */
        post: operations["deleteRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/role/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enables or disables a role; a disabled one grants nothing from the next call on. */
        post: operations["setRoleStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/activity/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the platform's seckill activities, newest first. */
        get: operations["listSeckillActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/activity/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One activity with the products that the shop has submitted to it. */
        get: operations["getSeckillActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/activity/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The activities of some days with the products by which the shop takes part, earliest first. */
        get: operations["listSeckillCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's seckill products, by sort order, most sold first. */
        get: operations["listSeckillProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/status/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many seckill products are in each state of the review under the same filters. */
        get: operations["countSeckillProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits products to an activity; one that was refused there is submitted again. */
        post: operations["addSeckillProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/set/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the activity prices of products that have passed. */
        post: operations["setSeckillPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts seckill products up, all of them or none. */
        post: operations["putUpSeckillProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes seckill products down. */
        post: operations["takeDownSeckillProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes refused seckill products, all of them or none. */
        post: operations["deleteSeckillProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/seckill/product/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a product out of the review of its activity. */
        post: operations["withdrawSeckillProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a session for an account and its password, and a code where the account has a second factor. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ends the calling session. */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/getAdminInfoByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the session belongs to, with roles and permissions. */
        get: operations["getLoginInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/admin/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the display name of the calling account. */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/admin/update/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password of the calling account and ends its other sessions. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open sessions of the calling account, the calling one first, then the last used; a hundred at most. */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/session/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one session of the calling account, the calling one too. */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/session/revoke/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of the calling account but the calling one. */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/factor/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the calling account has a second factor, and how many recovery codes are left. */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an authenticator app, shown this once; it is on as soon as a code of it is confirmed. */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor on by a code of the new secret, ends the account's other sessions, and answers ten recovery codes, shown this once. */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/factor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes, shown this once, in place of all earlier ones. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor off, with the password and a code. */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/validate/code/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A new image captcha for the login. */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/login/account/detection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many attempts at an account have failed lately; the same for names that nobody has. */
        post: operations["countLoginFailures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/safety/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new sliding captcha, for clients that do not show the picture of digits. */
        post: operations["getSlider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicly/safety/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a piece was put where it belongs; one try, which is taken at the login then. */
        post: operations["checkSlider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service is alive; it asks nothing of the database. Of its work `/ready` speaks. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service takes calls; 503 while it starts or ends, and without its database. */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/shipping/templates/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's shipping templates, by sort order, newest first. */
        get: operations["listShippingTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/shipping/templates/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shipping template with its regions. */
        get: operations["getShippingTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/shipping/templates/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a shipping template; its name is the only one of its kind in the shop. */
        post: operations["saveShippingTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/shipping/templates/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a shipping template; its regions are replaced, and orders that were placed keep their postage. */
        post: operations["updateShippingTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/shipping/templates/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a shipping template that no product uses. */
        post: operations["deleteShippingTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's express companies that are shown, by sort order. */
        get: operations["listExpressCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the provider of electronic waybills answers about a company's templates, as it is; 90231 where no provider is connected. */
        get: operations["getWaybillTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/search/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the express companies that the shop works with, the default one first. */
        get: operations["listShopCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/relate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds one of the platform's express companies to the shop's, open. */
        post: operations["relateShopCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/open/switch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens or closes one of the shop's express companies; a closed one is no longer the default. */
        post: operations["toggleShopCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/default/switch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes one of the shop's express companies the only default and opens it, or leaves the shop without a default. */
        post: operations["toggleDefaultCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/express/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an express company out of the shop's; what it has carried keeps its name. */
        post: operations["deleteShopCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/city/region/city/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces with their cities and districts. */
        get: operations["getRegionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/city/region/list/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same tree, for clients that ask for streets as well; the data has none. */
        get: operations["listRegionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/rule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's spec rules, newest first. */
        get: operations["listSpecRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/rule/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One spec rule. */
        get: operations["getSpecRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/rule/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a spec rule. */
        post: operations["saveSpecRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/rule/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a spec rule; products made from it stay as they are. */
        post: operations["updateSpecRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/product/rule/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a spec rule for good; products made from it stay as they are. */
        post: operations["deleteSpecRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/base/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the platform keeps of the shop. */
        get: operations["getShopBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/config/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What buyers see of the shop, and how it works. */
        get: operations["getShopInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/config/info/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what buyers see of the shop, and how it works. */
        post: operations["editShopInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/switch/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens or closes the shop; closing takes every product off the shelf and down in its activities, opening needs pictures and a way to reach the shop. */
        post: operations["switchShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/settlement/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the platform pays the shop's money to, the accounts masked; each look at the whole ones is logged. */
        get: operations["getSettlementInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/settlement/info/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes where the platform pays the shop's money to; a masked account that was not touched stays as it is stored. */
        post: operations["editSettlementInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/category/all/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's categories of shops, newest first. */
        get: operations["listMerchantCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/type/all/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's types of shops, newest first. */
        get: operations["listMerchantTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/service/token/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shop's service tokens, the newest first. */
        get: operations["listServiceTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/service/token/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a service token, which is shown this once.
         * @description It travels like the token of a session, in `Authori-zation`, and may do what its roles grant as long as its maker may do it too. Sent again within ten minutes by the same person and under the same name, it takes the place of a token that was never used.
         */
        post: operations["saveServiceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/service/token/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a service token at once and for good. */
        post: operations["revokeServiceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the buyers who follow the shop, newest first. */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/user/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the buyers who follow the shop, with the phone number in full; each look is logged. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/draft/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the products that WeChat has not passed yet, the newest first. */
        get: operations["listVideoDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/draft/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One draft with its SKUs and its category. */
        get: operations["getVideoDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a draft that is made of a product of the shop. */
        post: operations["addVideoDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a draft that nobody reviews; both of its reviews begin anew. */
        post: operations["updateVideoDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes a draft that the platform does not review; one that was handed over, at WeChat as well. */
        get: operations["deleteVideoDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/draftproduct/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a draft to the platform's review, or withdraws it from there. */
        post: operations["reviewVideoDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the products that WeChat has passed, the newest first. */
        get: operations["listVideoProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/product/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product that WeChat has passed, with its SKUs. */
        get: operations["getVideoProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/product/puton/{proId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a GET, as other clients of this API send it. */
        get: operations["putOnVideoProductByGet"];
        put?: never;
        /** Puts a product that its shop has taken down back on the shelf, at WeChat first. */
        post: operations["putOnVideoProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/product/putdown/{proId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a GET, as other clients of this API send it. */
        get: operations["putDownVideoProductByGet"];
        put?: never;
        /** Takes a product down from the shelf, at WeChat first. */
        post: operations["putDownVideoProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/product/delete/{proId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deletes a product, at WeChat first. */
        get: operations["deleteVideoProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/cat/get/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** WeChat's categories as a tree of three levels. */
        get: operations["listVideoCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/cat/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** WeChat's categories of the third level, each with the levels above it. */
        post: operations["listFlatVideoCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/img/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a picture of the shop to WeChat by its address. */
        post: operations["uploadVideoPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/brand/usable/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brands that WeChat has passed. */
        get: operations["listUsableVideoBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/brand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the brands, in whatever state WeChat has them. */
        get: operations["listVideoBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/delivery/company/get/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery companies that WeChat knows. */
        get: operations["listVideoDeliveryCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/apply/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the shop's application for the video channel is.
         * @description [own] The references have no call for it.
         */
        get: operations["getVideoAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/pay/component/shop/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for the video channel, also again after a refusal.
         * @description [own] The references have no call for it.
         */
        post: operations["applyVideoAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/view/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All saved views of the calling account, by list, the oldest first. */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/view/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves how a list is shown now as a view of the calling account. */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/view/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a saved view, or gives it what its list shows now; what is not said stays. */
        post: operations["editView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/view/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a view the one with which its list opens, in place of another one, or no longer. */
        post: operations["setDefaultView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/merchant/view/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a saved view. */
        post: operations["deleteView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /** @enum {integer} */
        AdminType: 2 | 4;
        /** @enum {integer} */
        CategoryType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @enum {integer} */
        CouponCategory: 1 | 2 | 3;
        /** @enum {integer} */
        CouponReceiveType: 1 | 2;
        /** @enum {integer} */
        SendableCouponType: 1 | 3;
        /** @enum {integer} */
        CouponUserStatus: 0 | 1 | 2;
        /**
         * @description In this order: what can be claimed, what will be, what will not be any more.
         * @enum {integer}
         */
        CouponLifecycle: 1 | 2 | 3 | 4 | 5;
        /** @enum {integer} */
        CouponSegmentKind: 1 | 2 | 3;
        /** @enum {string} */
        FirstStepKey: "shopInfo" | "settlement" | "freight" | "category" | "product" | "onSale" | "staff" | "open";
        /** @enum {integer} */
        DeviceKind: 1 | 2 | 3 | 4;
        /** @enum {integer} */
        DeviceState: 0 | 1 | 2 | 3;
        /** @enum {string} */
        DeviceMetric: "temperature" | "humidity" | "battery" | "signal" | "voltage" | "queue" | "uses";
        /** @enum {string} */
        DeviceAlarm: "paperOut" | "jam" | "fault" | "tooWarm" | "coverOpen" | "drawerOpen" | "doorOpen" | "lowBattery" | "weakSignal" | "offline" | "runningOut";
        /** @enum {string} */
        ConsumableKind: "paper" | "labels" | "ink" | "bags" | "cups" | "beans";
        /** @enum {integer} */
        RefillSource: 1 | 2;
        /** @enum {string} */
        ExportKind: "product" | "order" | "bill" | "flow" | "log" | "review";
        /**
         * @description The format of an exported file.
         * @enum {string}
         */
        ExportFormat: "xlsx" | "csv";
        /** @enum {integer} */
        ExportState: 0 | 1 | 2;
        /** @enum {integer} */
        WithdrawalStatus: -1 | 0 | 1;
        /** @enum {string} */
        PayoutType: "bank" | "alipay" | "weixin";
        /** @enum {integer} */
        SettlementAudit: 0 | 1 | 2;
        /** @enum {integer} */
        SettlementAccount: 0 | 1;
        /** @enum {integer} */
        FundDirection: 0 | 1;
        /** @enum {string} */
        TransactionType: "pay_order" | "refund_order";
        /**
         * @description The columns of a bill's row in a spreadsheet.
         * @enum {string}
         */
        BillColumn: "dataDate" | "currentDayBalance" | "realIncome" | "orderReceivable" | "orderRealIncome" | "platCouponPrice" | "integralPrice" | "payNum" | "orderRefundable" | "orderRealRefund" | "refundPlatCouponPrice" | "refundIntegralPrice" | "refundNum" | "actualExpenditure" | "handlingFee" | "payHandlingFee" | "refundHandlingFee" | "brokerage" | "brokeragePrice" | "refundBrokeragePrice";
        /**
         * @description The columns of a movement's row in a spreadsheet.
         * @enum {string}
         */
        FlowColumn: "orderNo" | "buyer" | "type" | "amount" | "mark" | "createTime";
        /** @enum {integer} */
        GuaranteeScope: 0 | 1;
        /** @enum {string} */
        ImportedKind: "product" | "stock" | "shipping";
        /**
         * @description The columns of a shipping sheet.
         * @enum {string}
         */
        ShippingColumn: "orderNo" | "company" | "number" | "goods" | "count";
        /** @enum {integer} */
        ConfigCategory: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        SubscriptionType: 2 | 3;
        /** @enum {integer} */
        LiveReviewStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @enum {integer} */
        LiveStatus: 101 | 102 | 103 | 104 | 105 | 106 | 107;
        /** @enum {integer} */
        RoomReviewStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        PriceType: 1 | 2 | 3;
        /**
         * @description How WeChat writes the switches that are called close…: 0 is on.
         * @enum {integer}
         */
        LiveSwitch: 0 | 1;
        /** @enum {integer} */
        LiveRoomKind: 0 | 1;
        /** @enum {integer} */
        LiveAuditStatus: 0 | 1 | 2 | 3;
        /** @enum {string} */
        VitalName: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        /** @enum {string} */
        VitalRating: "good" | "needs-improvement" | "poor";
        /** @enum {string} */
        VitalDevice: "desktop" | "mobile";
        /** @enum {integer} */
        LogStatus: 0 | 1;
        /**
         * @description The columns of a sensitive operation's row in a spreadsheet.
         * @enum {string}
         */
        LogColumn: "id" | "createTime" | "adminId" | "adminAccount" | "status" | "description" | "ip" | "method" | "methodType" | "requestMethod" | "url" | "requestParam" | "result" | "errorMsg";
        /** @enum {string} */
        NoticeKind: "order" | "refund" | "review" | "export" | "stock" | "settlement";
        /** @enum {integer} */
        NoticeState: 0 | 1;
        /**
         * @description What a notice is about.
         * @enum {string}
         */
        NoticeSubject: "order" | "refund" | "product" | "seckillProduct" | "liveGoods" | "liveRoom" | "videoProduct" | "videoAccess" | "export" | "settlement";
        /**
         * @description How it ended.
         * @enum {string}
         */
        NoticeOutcome: "done" | "failed" | "refused" | "paid";
        /** @enum {integer} */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 9;
        /** @enum {integer} */
        OrderRefundStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        OrderCancelStatus: 0 | 1 | 2;
        /**
         * @description The group-buy that the order is part of.
         * @enum {integer}
         */
        OrderGroupStatus: 0 | 10 | -1 | 99;
        /** @enum {integer} */
        OrderLevel: 0 | 1 | 2;
        /** @enum {integer} */
        OrderType: 0 | 1 | 2;
        /** @enum {string} */
        PayType: "weixin" | "alipay" | "yue";
        /** @enum {boolean} */
        Paid: true | false;
        /** @enum {string} */
        DeliveryType: "express" | "merchant" | "noNeed" | "fictitious";
        /** @enum {integer} */
        ShippingType: 1 | 2 | 3;
        /** @enum {string} */
        OrderTab: "all" | "unPaid" | "notShipped" | "spike" | "awaitVerification" | "receiving" | "complete" | "refunded" | "deleted" | "cancel";
        /** @enum {string} */
        PayChannel: "public" | "mini" | "video" | "h5" | "native" | "yue" | "wechatIos" | "wechatAndroid" | "alipay" | "alipayApp" | "alipayPc";
        /** @enum {integer} */
        OrderReturnType: 1 | 2;
        /** @enum {string} */
        ParcelState: "0" | "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * @description The columns of an order's row in a spreadsheet.
         * @enum {string}
         */
        OrderColumn: "type" | "orderNo" | "shop" | "buyer" | "payPrice" | "paid" | "payType" | "payChannel" | "status" | "refundStatus" | "createTime" | "goods";
        /** @enum {integer} */
        AttachmentStorage: 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {string} */
        AttachmentUseKind: "product" | "sku" | "productCategory" | "review" | "order" | "admin" | "merchant" | "videoProduct" | "liveGoods" | "liveRoom";
        /**
         * @description The columns of a product's row in a spreadsheet, one row for each SKU.
         * @enum {string}
         */
        ProductColumn: "product" | "skuNumber" | "name" | "type" | "intro" | "keyword" | "categories" | "platformCategory" | "brand" | "unitName" | "template" | "guarantees" | "sort" | "image" | "sliderImage" | "deliveryMethod" | "refundSwitch" | "isPaidMember" | "isSub" | "specNames" | "sku" | "skuImage" | "price" | "vipPrice" | "cost" | "otPrice" | "stock" | "barCode" | "weight" | "volume" | "brokerage" | "brokerageTwo" | "stockPlace" | "shelf" | "sales";
        /** @enum {string} */
        ImportOutcome: "created" | "changed" | "unchanged" | "refused";
        /** @enum {string} */
        ImportQuestionKind: "takeDown" | "leadingZeros";
        /** @enum {string} */
        StockImportMode: "set" | "add";
        /** @enum {integer} */
        CollectSource: 1 | 2 | 3 | 4 | 5;
        /** @enum {integer} */
        PriceMode: 1 | 2 | 3;
        /** @enum {integer} */
        PriceRounding: 1 | 2 | 3;
        /** @enum {integer} */
        StockMode: 1 | 2;
        /** @enum {integer} */
        CategoryMode: 1 | 2;
        /**
         * @description 9 is not of the specification; its headers answer it only where it is asked for.
         * @enum {integer}
         */
        ProductTab: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /** @enum {integer} */
        ProductType: 0 | 1 | 2 | 4 | 5 | 6;
        /** @enum {integer} */
        MarketingType: 0 | 1 | 2;
        /** @enum {integer} */
        ProductAuditStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        ProductShelf: 1 | 0;
        /** @enum {integer} */
        RefundStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {integer} */
        RefundTab: 9 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {integer} */
        AfterSalesType: 1 | 2;
        /** @enum {integer} */
        ReturnGoodsType: 0 | 1 | 2;
        /** @enum {string} */
        RefundPromoter: "user" | "merchant";
        /** @enum {string} */
        RefundChange: "apply" | "audit" | "returning" | "receiving" | "rejectionGoods" | "failed" | "refund" | "compulsory" | "revoke";
        /** @enum {string} */
        RefundAudit: "success" | "refuse";
        /**
         * @description The columns of a review's row in a spreadsheet.
         * @enum {string}
         */
        ReviewColumn: "id" | "product" | "sku" | "nickname" | "star" | "comment" | "pictures" | "createTime" | "answer" | "answerTime";
        /** @enum {string} */
        RevisionKind: "product" | "coupon" | "category" | "role" | "shop";
        /** @enum {string} */
        RevisionState: "open" | "undone" | "late" | "closed";
        /** @enum {string} */
        RevisionEffect: "added" | "changed" | "removed";
        /** @enum {string} */
        MenuType: "M" | "C" | "A";
        /** @enum {string} */
        MenuLock: "notHeld" | "adminOnly";
        /** @enum {string} */
        RoleType: "platform" | "merchant" | "system";
        /** @enum {integer} */
        ActivityStatus: 0 | 1 | 2;
        /** @enum {integer} */
        BargainStatus: 1 | 2 | 3;
        /** @enum {integer} */
        GroupBuyStatus: 1 | 2 | 3;
        /** @enum {integer} */
        SeckillAuditStatus: 1 | 2 | 3;
        /** @enum {integer} */
        ShippingCharge: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        FreeShipping: 0 | 1 | 2;
        /** @enum {string} */
        ExpressUse: "normal" | "elec";
        /** @enum {integer} */
        RegionType: 1 | 2 | 3;
        /** @enum {string} */
        MerchantCreationType: "admin" | "apply";
        /** @enum {boolean} */
        SelfOperated: true | false;
        /** @enum {integer} */
        ReceiptPrinting: 0 | 1 | 2 | 3;
        /** @enum {string} */
        ServiceType: "H5" | "phone";
        /** @enum {integer} */
        ServiceTokenState: 1 | 2 | 3;
        /** @enum {string} */
        UserSearchType: "all" | "uid" | "nickname" | "phone";
        /** @enum {string} */
        RegisterSource: "wechat" | "routine" | "h5" | "iosWx" | "androidWx" | "ios";
        /** @enum {integer} */
        Sex: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        VideoEditStatus: -1 | -2 | -3 | 1 | 2 | 3 | 4;
        /** @enum {integer} */
        VideoStatus: 0 | 5 | 11 | 13;
        /** @enum {integer} */
        VideoPlatformStatus: 0 | 5 | 6 | 11 | 12;
        /** @enum {integer} */
        VideoDraftReview: 1 | 2;
        /** @enum {integer} */
        VideoQualification: 0 | 1 | 2;
        /** @enum {integer} */
        VideoCategoryStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        VideoBrandStatus: 0 | 1 | 9;
        /** @enum {integer} */
        VideoAccessStatus: 0 | 1 | 2 | 3 | 9;
        /** @enum {integer} */
        DeletedFlag: 0 | 1;
        /** @enum {integer} */
        ShownFlag: 1 | 0;
        /** @enum {integer} */
        SwitchFlag: 1 | 0;
        /** @enum {integer} */
        SwitchFilter: -1 | 0 | 1;
        /** @enum {string} */
        TimePreset: "" | "today" | "yesterday" | "lately7" | "lately30" | "month" | "year";
        /** @description true or false; 1 and 0 are accepted too. */
        Flag: boolean;
        /** @description Any answer that is not a success; clients decide by `code`. */
        Refusal: {
            /** @description The HTTP status, or the business code of schemas/codes.yaml. */
            code: number;
            message: string;
            data: {
                /** @description Field → what is wrong with it. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Names this request in the server's log. */
                requestId?: string;
                /** @description The next login needs a captcha. */
                captcha?: boolean;
                /** @description The stored row, where an edit met a newer version. */
                current?: Record<string, never>;
            } | null;
        };
        AddressId: number;
        /**
         * @description yyyy-MM-dd HH:mm:ss at +08:00.
         * @example 2026-05-01 08:00:00
         */
        DateTime: string;
        /** @description Where the shop receives what buyers send back. */
        Address: {
            id: components["schemas"]["AddressId"];
            receiverName: string;
            /** @description A mobile number, or an area code and a number: 0571-88888888. */
            receiverPhone: string;
            /** @description The province. */
            province: string | null;
            /** @description The city. */
            city: string | null;
            district: string | null;
            detail: string;
            /** @description Chosen already when a return is agreed to; always one that is shown. */
            isDefault: boolean;
            /** @description It is shown to buyers. */
            isShow: boolean;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        AddressInput: {
            /** @description Receiver (收货人). */
            receiverName: string;
            /** @description A Chinese mobile or landline number, as rules/addresses has it. */
            receiverPhone: string;
            /** @description The province. */
            province?: string;
            /** @description The city. */
            city?: string;
            district?: string;
            /** @description Address (详细地址). */
            detail: string;
            /** @description Left out, it is false; counts only where `isShow` is true. */
            isDefault?: components["schemas"]["Flag"];
            /** @description Left out, it is true. */
            isShow?: components["schemas"]["Flag"];
        };
        AddressUpdate: {
            id: components["schemas"]["AddressId"];
            /** @description Receiver (收货人). */
            receiverName: string;
            /** @description A Chinese mobile or landline number, as rules/addresses has it. */
            receiverPhone: string;
            /** @description The province. */
            province?: string;
            /** @description The city. */
            city?: string;
            district?: string;
            /** @description Address (详细地址). */
            detail: string;
            /** @description Left out, it is false; counts only where `isShow` is true. */
            isDefault?: components["schemas"]["Flag"];
            /** @description Left out, it is true. */
            isShow?: components["schemas"]["Flag"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        DoneAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: null;
        };
        AdminId: number;
        Admin: {
            id: components["schemas"]["AdminId"];
            /** @description The shop. */
            merId?: number;
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
            /** @description Roles' ids, joined by a comma; empty for the owner. */
            roles: string;
            /** @description Roles' names, joined by a comma. */
            roleNames: string;
            /** @description A mobile number. */
            phone?: string | null;
            /** @description The account is enabled. */
            status: boolean;
            type: components["schemas"]["AdminType"];
            /** @description Receives text messages. */
            isSms?: boolean;
            /** @description Logs in with a code of an authenticator app. */
            hasSecondFactor: boolean;
            /** @description The address of the last login. */
            lastIp: string | null;
            /** @description The last login. */
            lastTime: components["schemas"]["DateTime"] | null;
        };
        StaffMember: {
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
        };
        AdminDetail: {
            id: components["schemas"]["AdminId"];
            /** @description The shop. */
            merId: number;
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
            headerImage: string | null;
            /** @description Roles' ids, joined by a comma; empty for the owner. */
            roles: string;
            /** @description The address of the last login. */
            lastIp: string | null;
            /** @description The last login. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description How often the account has logged in. */
            loginCount: number;
            /** @description 1 for the owner, else 2. */
            level: number;
            /** @description The account is enabled. */
            status: boolean;
            /** @description A mobile number. */
            phone: string | null;
            /** @description Receives text messages. */
            isSms: boolean;
            type: components["schemas"]["AdminType"];
            /** @description The password was given by somebody else, and must be changed at the next login. */
            isTemporary: boolean;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        RoleId: number;
        HeldRole: {
            id: components["schemas"]["RoleId"];
            roleName: string;
            /** @description Enabled; a disabled role grants nothing. */
            status: boolean;
            /** @description Ids of menus, joined by an English comma. */
            rules: string;
        };
        AdminRights: {
            id: components["schemas"]["AdminId"];
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
            /** @description The account is enabled. */
            status: boolean;
            type: components["schemas"]["AdminType"];
            /** @description Disabled ones too; none for the owner, who may do everything. */
            roles: components["schemas"]["HeldRole"][];
        };
        AdminInput: {
            /** @description Unique over all shops, also by how it looks; without spaces. */
            account: string;
            /** @description A temporary one; not a common one, and without the account. */
            pwd: string;
            /** @description Trimmed. */
            realName: string;
            /** @description Roles' ids, joined by an English comma. */
            roles: string;
            status: components["schemas"]["Flag"];
            /** @description A mobile number; may be empty. */
            phone?: string | null;
        };
        AdminUpdate: {
            id: components["schemas"]["AdminId"];
            /** @description The one it has: an account keeps its name. */
            account: string;
            /** @description Trimmed. */
            realName: string;
            /** @description Roles' ids, joined by an English comma. */
            roles: string;
            status: components["schemas"]["Flag"];
            /** @description A mobile number; may be empty. */
            phone?: string | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        AdminPasswordInput: {
            id: components["schemas"]["AdminId"];
            /** @description A temporary one; not a common one, and without the account. */
            password: string;
            /** @description The same once more. */
            confirmPassword: string;
        };
        AdminFactorInput: {
            id: components["schemas"]["AdminId"];
        };
        AdminSession: {
            id: number;
            /** @description What the program that logged in calls itself; may be empty. */
            userAgent: string;
            /** @description Where it logged in from. */
            address: string;
            createTime: components["schemas"]["DateTime"];
            /** @description When it was last used, to ten minutes. */
            lastTime: components["schemas"]["DateTime"];
        };
        AdminSessionInput: {
            id: components["schemas"]["AdminId"];
            /** @description All of them where it is left out. */
            sessionId?: number | null;
        };
        PlatformCategoryNode: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon?: string | null;
            level: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            childList: components["schemas"]["PlatformCategoryNode"][];
        };
        CategoryNode: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon?: string | null;
            level: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            childList: components["schemas"]["CategoryNode"][];
        };
        Category: {
            id: number;
            /** @description The shop. */
            merId: number;
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon: string | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            /** @description It is deleted. */
            isDel: boolean;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        CategoryInput: {
            /** @description A root of this shop, or 0. */
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon?: string | null;
            /** @description Higher ones come first. */
            sort: number;
        };
        CategoryId: number;
        CategoryUpdate: {
            id: components["schemas"]["CategoryId"];
            /** @description A root of this shop, or 0. */
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon?: string | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        CategoryOrder: {
            /** @description All that have one parent, each once, first to last. */
            ids: number[];
        };
        Coupon: {
            id: number;
            /** @description Name (名称). */
            name: string;
            /** @description How many whole yuan it takes off. */
            money: number;
            /** @description 0 is none. */
            minPrice: number;
            /** @description There is a limited number of them. */
            isLimited: boolean;
            /** @description How many are left of a limited one. */
            lastTotal: number;
            /** @description Valid in a fixed window; else for `day` days after the claim. */
            isFixedTime: boolean;
            /** @description From when on it can be used. */
            useStartTime: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be used. */
            useEndTime: components["schemas"]["DateTime"] | null;
            /** @description How many days it can be used after it was claimed. */
            day: number | null;
            /** @description Category (类别). */
            category: components["schemas"]["CouponCategory"];
            /** @description How to get it (领取方式). */
            receiveType: components["schemas"]["CouponReceiveType"];
            /** @description How many there are, of a limited one. */
            total: number;
            /** @description It can be claimed only in a window of time. */
            isTimeReceive: boolean;
            /** @description From when on it can be claimed. */
            receiveStartTime: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be claimed. */
            receiveEndTime: components["schemas"]["DateTime"] | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description Enabled (是否开启). */
            status: boolean;
            /** @description The shop. */
            merId: number;
            /** @description 1 the platform, 2 the merchant. */
            publisher: number;
            /** @description 1 amount off, 2 discount. */
            couponType: number;
            /** @description Of a coupon that takes per cents off; none is made yet. */
            discount?: number | null;
            /** @description The linked products, joined by a comma. */
            linkedData?: string | null;
            /** @description A buyer may claim it again. */
            isRepeated: boolean;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        CouponId: number;
        /**
         * @description Yuan with two decimals, as text.
         * @example 12.30
         */
        Money: string;
        ProductBrief: {
            id: number;
            /** @description The address of a picture. */
            image: string;
            name: string;
            price: components["schemas"]["Money"];
            /** @description How many pieces are left. */
            stock: number;
        };
        CouponInfo: {
            id: number;
            /** @description Name (名称). */
            name: string;
            /** @description How many whole yuan it takes off. */
            money: number;
            /** @description 0 is none. */
            minPrice: number;
            /** @description There is a limited number of them. */
            isLimited: boolean;
            /** @description How many are left of a limited one. */
            lastTotal: number;
            /** @description Valid in a fixed window; else for `day` days after the claim. */
            isFixedTime: boolean;
            /** @description From when on it can be used. */
            useStartTime: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be used. */
            useEndTime: components["schemas"]["DateTime"] | null;
            /** @description How many days it can be used after it was claimed. */
            day: number | null;
            /** @description Category (类别). */
            category: components["schemas"]["CouponCategory"];
            /** @description How to get it (领取方式). */
            receiveType: components["schemas"]["CouponReceiveType"];
            /** @description How many there are, of a limited one. */
            total: number;
            /** @description It can be claimed only in a window of time. */
            isTimeReceive: boolean;
            /** @description From when on it can be claimed. */
            receiveStartTime: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be claimed. */
            receiveEndTime: components["schemas"]["DateTime"] | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description Enabled (是否开启). */
            status: boolean;
            /** @description Goes up with every change; sent back by an edit, it refuses to overwrite someone else's. */
            version?: number;
            /** @description The products that it is for. */
            productList: components["schemas"]["ProductBrief"][];
        };
        CouponClaimDay: {
            /** @description yyyy-MM-dd, at +08:00. */
            day: string;
            claimed: number;
        };
        CouponFigures: {
            /** @description How many claim records it has. */
            claimed: number;
            used: number;
            /** @description How many were not used in time. */
            expired: number;
            /** @description The 30 days up to its last claim, oldest first; none when it was never claimed. */
            days: components["schemas"]["CouponClaimDay"][];
        };
        /** @description A new coupon. Besides the limits: a limited one needs `total`, a product coupon `productIds`, a claim window both its ends in order, a fixed validity both its ends in order, any other `day`; `money` stays within `minPrice` where there is one. */
        CouponInput: {
            /** @description Coupon name (优惠券名称). */
            name: string;
            /**
             * @description Coupon category (优惠券类别).
             * @enum {integer}
             */
            category: 1 | 2;
            receiveType: components["schemas"]["CouponReceiveType"];
            /** @description How many whole yuan it takes off. */
            money: number;
            /** @description Minimum spend (优惠券最低消费). */
            minPrice: number;
            isLimited: components["schemas"]["Flag"];
            /** @description How many there are, of a limited one. */
            total?: number | null;
            isTimeReceive: components["schemas"]["Flag"];
            /** @description From when on it can be claimed. */
            receiveStartTime?: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be claimed. */
            receiveEndTime?: components["schemas"]["DateTime"] | null;
            isFixedTime: components["schemas"]["Flag"];
            /** @description From when on it can be used. */
            useStartTime?: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be used. */
            useEndTime?: components["schemas"]["DateTime"] | null;
            /** @description How many days it can be used after it was claimed. */
            day?: number | null;
            /** @description Higher ones come first. */
            sort: number;
            status: components["schemas"]["Flag"];
            /** @description The products of a product coupon, joined by a comma. */
            productIds?: string | null;
        };
        SavedCoupon: {
            id: number;
        };
        CouponProductsInput: {
            id: components["schemas"]["CouponId"];
            /** @description Products, as ids joined by a comma. */
            productIds: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        UsableCoupon: {
            id: number;
            /** @description Name (名称). */
            name: string;
            /** @description How many whole yuan it takes off. */
            money: number;
            /** @description 0 is none. */
            minPrice: number;
            /** @description There is a limited number of them. */
            isLimited: boolean;
            /** @description How many are left of a limited one. */
            lastTotal: number;
            /** @description Valid in a fixed window; else for `day` days after the claim. */
            isFixedTime: boolean;
            /** @description From when on it can be used. */
            useStartTime: components["schemas"]["DateTime"] | null;
            /** @description Until when it can be used. */
            useEndTime: components["schemas"]["DateTime"] | null;
            /** @description How many days it can be used after it was claimed. */
            day: number | null;
        };
        /** @description A claim record. */
        CouponUser: {
            id: number;
            /** @description The coupon. */
            couponId: number;
            /** @description The buyer. */
            uid: number;
            /** @description Coupon (优惠券名称). */
            name: string;
            /** @description Applies to (使用范围). */
            category: components["schemas"]["CouponCategory"];
            receiveType: components["schemas"]["CouponReceiveType"];
            /** @description How many whole yuan it takes off. */
            money: number;
            minPrice: number;
            /** @description Use (使用状态). */
            status: components["schemas"]["CouponUserStatus"];
            /** @description From when on. */
            startTime: components["schemas"]["DateTime"] | null;
            /** @description Until when. */
            endTime: components["schemas"]["DateTime"] | null;
            /** @description When it was used. */
            useTime: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            /** @description What the buyer is called. */
            nickname: string;
            /** @description The address of a picture. */
            avatar: string | null;
        };
        UserId: number;
        SendCouponInput: {
            /** @description The coupon. */
            couponId?: components["schemas"]["CouponId"];
            /** @description The buyer. */
            uid?: components["schemas"]["UserId"] | string;
        };
        /** @description A preset word, or `start,end` as yyyy-MM-dd, both days included, at +08:00; a side that is empty is open (`2026-01-01,` is since then). Empty is all. */
        DateLimit: string;
        CouponSegmentDays: number;
        CouponSegmentCount: {
            /** @description How many people. */
            count: number;
        };
        /** @description A segment of those who follow the shop, by its kind: 1 those of `dateLimit`, 2 those who paid for `productId`, 3 those who paid for no order for `days`. */
        CouponSegmentInput: {
            /** @description The coupon. */
            couponId: components["schemas"]["CouponId"];
            kind: components["schemas"]["CouponSegmentKind"];
            dateLimit?: components["schemas"]["DateLimit"];
            /** @description The product. */
            productId?: number | null;
            days?: components["schemas"]["CouponSegmentDays"] | null;
            /** @description How many people the sender was shown; the call is refused when they have become more. */
            count: number;
        };
        /** @description The figures of yesterday are of the whole day; those that end in ByNow go until the same time of day as it is now, and today is compared with them. */
        HomeStatistics: {
            /** @description What was paid for the orders created today; refunds are not taken off. */
            sales: components["schemas"]["Money"];
            yesterdaySales: components["schemas"]["Money"];
            yesterdaySalesByNow: components["schemas"]["Money"];
            /** @description Orders created today, paid or not. */
            orderNum: number;
            yesterdayOrderNum: number;
            yesterdayOrderNumByNow: number;
            /** @description People who looked at the shop today. */
            visitorsNum: number;
            yesterdayVisitorsNum: number;
            /** @description Known by the hour; of the running hour its share that has passed. */
            yesterdayVisitorsNumByNow: number;
            /** @description Followers in all. */
            followNum: number;
        };
        SalesPoint: {
            /** @description When the hour, day or month begins, or the part of it that was asked for. */
            time: components["schemas"]["DateTime"];
            sales: components["schemas"]["Money"];
            orderNum: number;
            /** @description Visitors of the hour or day; of a month the sum of its days. */
            visitorsNum: number;
        };
        SalesTrend: {
            /**
             * @description How long a point lasts; a week ends on Sunday.
             * @enum {string}
             */
            unit: "hour" | "day" | "week" | "month";
            /** @description When the shop's first order was placed; null when it has none. */
            since: components["schemas"]["DateTime"] | null;
            /** @description Every hour, day or month that has begun, in order, the empty ones too. */
            points: components["schemas"]["SalesPoint"][];
        };
        OperatingData: {
            /** @description Orders under the tab notShipped. */
            notShippingOrderNum: number;
            /** @description Orders under the tab awaitVerification. */
            awaitVerificationOrderNum: number;
            /** @description Orders with a refund request that nobody has answered. */
            refundingOrderNum: number;
            /** @description Refunds whose goods are on their way back to the shop. */
            awaitReceivingRefundNum: number;
            /** @description Products under the tab 1. */
            onSaleProductNum: number;
            /** @description Products under the tab 6. */
            awaitAuditProductNum: number;
        };
        FirstStep: {
            key: components["schemas"]["FirstStepKey"];
            isDone: boolean;
        };
        FirstSteps: {
            /** @description Somebody has taken them off the dashboards. */
            isPutAway: boolean;
            /** @description All of them, in the order in which they are best taken. */
            steps: components["schemas"]["FirstStep"][];
        };
        RankedProduct: {
            /** @description The product. */
            productId: number;
            proName: string;
            /** @description The main image's address. */
            image: string;
            /** @description How often it was viewed. */
            pageView: number;
            /** @description What was paid for it, without shipping. */
            salesAmount: components["schemas"]["Money"];
        };
        DeviceId: number;
        ActiveAlarm: {
            code: components["schemas"]["DeviceAlarm"];
            since: components["schemas"]["DateTime"];
        };
        /** @description One reading over the last hours, in equal steps; null where the device said nothing. */
        ReadingSeries: {
            metric: components["schemas"]["DeviceMetric"];
            /** @description The last one said. */
            value: number | null;
            points: (number | null)[];
        };
        /** @description A machine of the shop that says by itself how it is. */
        Device: {
            id: components["schemas"]["DeviceId"];
            name: string;
            kind: components["schemas"]["DeviceKind"];
            place: string;
            /** @description Follows from when it reported last. */
            state: components["schemas"]["DeviceState"];
            /** @description false while nothing may report as this device. */
            hasToken: boolean;
            /** @description When it reported last. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            /** @description What is wrong now, the urgent first. */
            alarms: components["schemas"]["ActiveAlarm"][];
            /** @description Its readings over the last six hours. */
            series: components["schemas"]["ReadingSeries"][];
        };
        DeviceTrouble: {
            deviceId: components["schemas"]["DeviceId"];
            name: string;
            place: string;
            code: components["schemas"]["DeviceAlarm"];
            since: components["schemas"]["DateTime"];
        };
        DeviceSummary: {
            /** @description How many there are over all pages. */
            total: number;
            online: number;
            late: number;
            offline: number;
            waiting: number;
            /** @description Everything that is wrong now, the urgent first. */
            troubles: components["schemas"]["DeviceTrouble"][];
        };
        PastAlarm: {
            id: number;
            code: components["schemas"]["DeviceAlarm"];
            startTime: components["schemas"]["DateTime"];
            /** @description null while it lasts. */
            endTime: components["schemas"]["DateTime"] | null;
        };
        DeviceDetail: {
            id: components["schemas"]["DeviceId"];
            name: string;
            kind: components["schemas"]["DeviceKind"];
            place: string;
            /** @description Follows from when it reported last. */
            state: components["schemas"]["DeviceState"];
            /** @description false while nothing may report as this device. */
            hasToken: boolean;
            /** @description When it reported last. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            /** @description What is wrong now, the urgent first. */
            alarms: components["schemas"]["ActiveAlarm"][];
            /** @description Its readings over the last six hours. */
            series: components["schemas"]["ReadingSeries"][];
            /** @description How many hours `series` covers. */
            hours: number;
            /** @description The last fifty alarms, the newest first. */
            pastAlarms: components["schemas"]["PastAlarm"][];
        };
        DeviceInput: {
            name: string;
            kind: components["schemas"]["DeviceKind"];
            place?: string;
        };
        SavedDevice: {
            id: components["schemas"]["DeviceId"];
        };
        DeviceUpdate: {
            id: components["schemas"]["DeviceId"];
            name: string;
            kind: components["schemas"]["DeviceKind"];
            place?: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        DeviceToken: {
            /** @description Shown this once; only its digest is stored. */
            token: string;
        };
        ConsumableId: number;
        LevelPoint: {
            time: components["schemas"]["DateTime"];
            level: number;
        };
        /** @description What a device uses up; it is there from the first report of its level on. */
        Consumable: {
            id: components["schemas"]["ConsumableId"];
            deviceId: components["schemas"]["DeviceId"];
            deviceName: string;
            place: string;
            kind: components["schemas"]["ConsumableKind"];
            level: number;
            /** @description What a full one holds. */
            capacity: number;
            /** @description From this level down it counts as running out. */
            warnAt: number;
            levelTime: components["schemas"]["DateTime"];
            /** @description Used a day by the last two weeks; null where that is not known yet. */
            perDay: number | null;
            /** @description The day on which it will be empty, yyyy-MM-dd; null where that is not known or more than a year away. */
            runsOut: string | null;
            /** @description Whole days until then. */
            daysLeft: number | null;
            refillTime: components["schemas"]["DateTime"] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            /** @description The levels of the last two weeks, the oldest first. */
            points: components["schemas"]["LevelPoint"][];
        };
        ConsumableUpdate: {
            id: components["schemas"]["ConsumableId"];
            capacity: number;
            warnAt: number;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        RefillInput: {
            id: components["schemas"]["ConsumableId"];
            /** @description What was put in. */
            amount: number;
            note?: string;
        };
        Refill: {
            id: number;
            amount: number;
            /** @description What there was afterwards. */
            level: number;
            source: components["schemas"]["RefillSource"];
            /** @description Who entered it; empty where the device said so. */
            operator: string;
            note: string;
            createTime: components["schemas"]["DateTime"];
        };
        /** @description How a device is now; `{}` says that it is on. A field that the contract does not know is refused, so that a typing mistake shows. */
        DeviceReport: {
            readings?: {
                /** @description Degrees Celsius. */
                temperature?: number;
                /** @description Per cent. */
                humidity?: number;
                /** @description Per cent. */
                battery?: number;
                /** @description dBm. */
                signal?: number;
                /** @description Volts. */
                voltage?: number;
                /** @description Jobs that wait. */
                queue?: number;
                /** @description Times used today: receipts, openings, scans, sales. */
                uses?: number;
            };
            /** @description What is wrong now; an alarm that is left out is over. */
            alarms?: ("paperOut" | "jam" | "fault" | "tooWarm" | "coverOpen" | "drawerOpen" | "doorOpen" | "lowBattery" | "weakSignal")[];
            /** @description What is left of each: metres of paper, grams of beans, per cent of ink, pieces of the others. */
            consumables?: {
                paper?: number;
                labels?: number;
                ink?: number;
                bags?: number;
                cups?: number;
                beans?: number;
            };
        };
        DeviceReceipt: {
            /** @description When to report again, at the latest, to count as online. */
            nextSeconds: number;
        };
        /** @description What a download names; nobody can guess it. */
        ExportFileName: string;
        /** @description A spreadsheet that someone of the shop has asked for. */
        ExportRecord: {
            /** @description What /common/download takes. */
            fileName: string;
            /** @description The file's name for people. */
            name: string;
            type: components["schemas"]["ExportKind"];
            adminId: number;
            /** @description Who has asked for it. */
            adminName: string;
            format: components["schemas"]["ExportFormat"];
            /** @description The columns that were chosen, in the order of the file; null for all of them. */
            columns: string[] | null;
            /** @description The query of the export that named it, as JSON. */
            filter: string;
            /** @description How many rows it was to have when it was asked for. */
            rows: number;
            /** @description How many of them are written. */
            progress: number;
            /** @description Bytes; null until it is done. */
            size: number | null;
            status: components["schemas"]["ExportState"];
            createTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
        };
        ExportDeletion: {
            fileName: components["schemas"]["ExportFileName"];
        };
        /** @description The bill of a day or a month at +08:00. On each one orderReceivable = orderRealIncome + platCouponPrice + integralPrice, orderRefundable = orderRealRefund + refundPlatCouponPrice + refundIntegralPrice, realIncome = orderReceivable - orderRefundable, handlingFee = payHandlingFee - refundHandlingFee, brokerage = brokeragePrice - refundBrokeragePrice, actualExpenditure = handlingFee + brokerage, currentDayBalance = realIncome - actualExpenditure. */
        Statement: {
            /** @description The digits of its day or month: 20260501, 202605. */
            id: number;
            /** @description yyyy-MM-dd, or yyyy-MM. */
            dataDate: string;
            realIncome: components["schemas"]["Money"];
            orderReceivable: components["schemas"]["Money"];
            /** @description What buyers paid. */
            orderRealIncome: components["schemas"]["Money"];
            /** @description The platform's part of coupons. */
            platCouponPrice: components["schemas"]["Money"];
            /** @description What points took off, which the platform bears. */
            integralPrice: components["schemas"]["Money"];
            /** @description Orders that were paid. */
            payNum: number;
            orderRefundable: components["schemas"]["Money"];
            /** @description What was paid back to buyers. */
            orderRealRefund: components["schemas"]["Money"];
            refundPlatCouponPrice: components["schemas"]["Money"];
            refundIntegralPrice: components["schemas"]["Money"];
            /** @description Refunds that were paid. */
            refundNum: number;
            actualExpenditure: components["schemas"]["Money"];
            /** @description The platform's fee. */
            handlingFee: components["schemas"]["Money"];
            payHandlingFee: components["schemas"]["Money"];
            refundHandlingFee: components["schemas"]["Money"];
            /** @description Commissions of whoever brought the buyers. */
            brokerage: components["schemas"]["Money"];
            brokeragePrice: components["schemas"]["Money"];
            refundBrokeragePrice: components["schemas"]["Money"];
            /** @description What the day or the month left to the shop. */
            currentDayBalance: components["schemas"]["Money"];
        };
        /**
         * @description `start,end` as yyyy-MM, both months included, at +08:00. A side that is empty is open; empty is all.
         * @example 2026-01,2026-06
         */
        MonthLimit: string;
        FundFlow: {
            id: number;
            /** @description Of the order, or of the refund. */
            orderNo: string;
            pm: components["schemas"]["FundDirection"];
            amount: components["schemas"]["Money"];
            type: components["schemas"]["TransactionType"];
            mark: string;
            createTime: components["schemas"]["DateTime"];
            /** @description The buyer. */
            nickName: string;
            /** @description The buyer. */
            uid: number;
            /** @description The name of the shop. */
            merName: string | null;
        };
        SettlementBase: {
            /** @description What must stay with the platform. */
            guaranteedAmount: components["schemas"]["Money"];
            /** @description The least that is paid out at once. */
            transferMinAmount: components["schemas"]["Money"];
            /** @description The most that is paid out at once. */
            transferMaxAmount: components["schemas"]["Money"];
            /** @description What the platform holds for the shop, but for what is frozen or reserved. */
            balance: components["schemas"]["Money"];
            /** @description What may be applied for: balance - guaranteedAmount, at least 0. */
            transferBalance: components["schemas"]["Money"];
            /** @description Of orders paid lately, which the platform does not release yet. */
            freezeAmount: components["schemas"]["Money"];
            settlementType: components["schemas"]["PayoutType"];
            bankUserName: string;
            bankName: string;
            /** @description The number of the account, all but its last four digits hidden. */
            bankCard: string;
            /** @description The branch of the bank. */
            bankAddress: string;
            wechatCode: string;
            wechatQrcodeUrl: string;
            /** @description The name of the person. */
            realName: string;
            alipayCode: string;
            alipayQrcodeUrl: string;
            /** @description The settlement that is not done yet; another one is refused until then. */
            openClosingNo: string | null;
        };
        /**
         * @description As `PayoutType`; `wechat` is understood as `weixin`.
         * @enum {string}
         */
        PayoutTypeInput: "bank" | "alipay" | "weixin" | "wechat";
        /**
         * @description Money that someone sets: 0.00 to 999999.99 yuan; a number is accepted too.
         * @example 12.30
         */
        Price: string;
        /** @description Six digits of the authenticator app, good once, or a recovery code. */
        FactorCode: string;
        SettlementInput: {
            closingType: components["schemas"]["PayoutTypeInput"];
            amount: components["schemas"]["Price"];
            mark?: string | null;
            /** @description A fresh one, where the calling account has a second factor. */
            factorCode?: components["schemas"]["FactorCode"];
        };
        ClosingNo: string;
        Settlement: {
            id: number;
            closingNo: components["schemas"]["ClosingNo"];
            amount: components["schemas"]["Money"];
            closingType: components["schemas"]["PayoutType"];
            status: components["schemas"]["WithdrawalStatus"];
            auditStatus: components["schemas"]["SettlementAudit"];
            accountStatus: components["schemas"]["SettlementAccount"];
            /** @description Who reviewed it. */
            auditName: string | null;
            auditTime: components["schemas"]["DateTime"] | null;
            refusalReason: string | null;
            createTime: components["schemas"]["DateTime"];
        };
        SettlementDetail: {
            id: number;
            closingNo: components["schemas"]["ClosingNo"];
            amount: components["schemas"]["Money"];
            closingType: components["schemas"]["PayoutType"];
            status: components["schemas"]["WithdrawalStatus"];
            auditStatus: components["schemas"]["SettlementAudit"];
            accountStatus: components["schemas"]["SettlementAccount"];
            /** @description Who reviewed it. */
            auditName: string | null;
            auditTime: components["schemas"]["DateTime"] | null;
            refusalReason: string | null;
            createTime: components["schemas"]["DateTime"];
            /** @description The name of the account's owner. */
            closingName: string;
            /** @description The same as `closingName`. */
            realName: string;
            closingBank: string;
            /** @description The number of the account, all but its last four digits hidden. */
            closingBankCard: string;
            alipayAccount: string;
            wechatNo: string;
            /** @description The address of a picture of the code that is paid to. */
            paymentCode: string;
            /** @description The proof that it was paid: the addresses of pictures as a JSON array. */
            closingProof: string;
            /** @description When it was paid out. */
            closingTime: components["schemas"]["DateTime"] | null;
            /** @description What the shop wrote. */
            mark: string | null;
        };
        ExportFile: {
            /** @description What /common/download takes; nobody can guess it. */
            fileName: string;
            /** @description The file's name for people. */
            name: string;
            /** @description How many products there are, or orders. */
            products: number;
            /** @description How many rows there are, one for each SKU or order. */
            rows: number;
            expireTime: components["schemas"]["DateTime"];
        };
        FormTemplate: {
            id: number;
            name: string;
            /** @description What the form is for. */
            info: string;
            /**
             * @description A form as JSON: `{ fields, size, labelPosition, labelWidth, gutter, disabled, formBtns }`. A field has the key of its value
             *     (`__vModel__`), its attributes (`placeholder`, `maxlength`, …), `__config__` with `label`, `tag`, `layout`, `span`, `required`,
             *     `regList`, `defaultValue`, `tips` and `children`, and `__slot__` with its options. `@shopkeeper/sdk/forms` reads it and checks
             *     submissions against it, on both sides of the wire. Patterns in `regList` are text and are never evaluated.
             */
            content: string;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        FormTemplateId: number;
        Guarantee: {
            id: number;
            /** @description Service (服务条款). */
            name: string;
            /** @description The address of an icon. */
            icon: string | null;
            /** @description What it promises (服务内容描述). */
            content: string | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            /** @description It is deleted. */
            isDel?: boolean;
            createTime?: components["schemas"]["DateTime"];
            updateTime?: components["schemas"]["DateTime"];
        };
        GuaranteeGroupMember: {
            groupId: number;
            gid: number;
            /** @description false for a service that the platform no longer offers. */
            isShow: boolean;
        };
        /** @description Services of the platform under a name of the shop's own, to give to a product at once. */
        GuaranteeGroup: {
            id: number;
            name: string;
            createTime: components["schemas"]["DateTime"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            /** @description The services that the shop promises with it. */
            guaranteeList: components["schemas"]["GuaranteeGroupMember"][];
        };
        GuaranteeGroupInput: {
            /** @description Group (组合名称). */
            name: string;
            /** @description Services that the platform offers, or that the group has already, joined by an English comma. */
            gids: string;
        };
        GuaranteeGroupId: number;
        GuaranteeGroupUpdate: {
            id: components["schemas"]["GuaranteeGroupId"];
            /** @description Group (组合名称). */
            name: string;
            /** @description Services that the platform offers, or that the group has already, joined by an English comma. */
            gids: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        /** @description A file that someone of the shop has imported. */
        ImportRecord: {
            /** @description What downloadRefusedRows takes. */
            key: string;
            /** @description The name of the file. */
            name: string;
            type: components["schemas"]["ImportedKind"];
            adminId: number;
            /** @description Who has imported it. */
            adminName: string;
            /** @description How many rows the file has. */
            rows: number;
            /** @description How many of them are in the shop. */
            done: number;
            /** @description How many of them were refused. */
            failed: number;
            createTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
        };
        /** @description The import that some rows belong to; without it the history does not have them. */
        ImportRun: {
            /** @description Chosen by the client at random; it joins all rows of one file. */
            key: string;
            /** @description The name of the file. */
            name: string;
            /** @description How many rows the file has. */
            rows: number;
        };
        /** @description The row's number in the file. */
        SheetRow: number;
        /** @description Column → what its cell says; columns that a file has not are left out, and stay as they are. */
        ImportCells: {
            [key: string]: string;
        };
        RefusedRow: {
            row: components["schemas"]["SheetRow"];
            cells: components["schemas"]["ImportCells"];
            /** @description Why it was refused, in words. */
            reason: string;
        };
        RefusedRows: {
            run: components["schemas"]["ImportRun"];
            /** @enum {string} */
            kind: "product" | "stock" | "shipping";
            rows: components["schemas"]["RefusedRow"][];
        };
        MenuId: number;
        /** @description One entry of the menu tree, up to four levels deep. */
        Menu: {
            id: components["schemas"]["MenuId"];
            /** @description The entry above, 0 at the root. */
            pid: number;
            name: string;
            /** @description The name again, for clients that call it so. */
            title?: string;
            /** @description The address of the page; it equals a route's path. */
            component: string | null;
            /** @description The address again, for clients that call it so. */
            path?: string | null;
            url?: string | null;
            /** @description Permissions, joined by a comma. */
            perms: string | null;
            /** @description The address of an icon. */
            icon: string | null;
            /**
             * @description M is a folder, C a page, A an action.
             * @enum {string}
             */
            menuType?: "M" | "C" | "A";
            /** @description Higher ones come first. */
            sort?: number;
            childList: components["schemas"]["Menu"][];
            children?: components["schemas"]["Menu"][];
        };
        /** @description mer_site_logo_lefttop, mer_site_logo_square, live_host_code. */
        ConfigKey: string;
        LoginPictures: {
            backgroundImage: string;
            loginLogo: string;
            /** @description The picture at the left. */
            leftLogo: string;
            /** @description The end of the page title. */
            siteName: string;
        };
        CompanyInfo: {
            companyName: string | null;
        };
        /** @description A product of the shop as live rooms show it. */
        LiveGoods: {
            id: number;
            /** @description WeChat's name of the cover. */
            coverImgUrl: string;
            /** @description The cover on our storage. */
            coverImgUrlLocal: string;
            name: string;
            priceType: components["schemas"]["PriceType"];
            price: components["schemas"]["Money"];
            /** @description The right bound of a range, or the price after the discount. */
            price2: components["schemas"]["Money"] | null;
            /** @description The page of the mini program that sells it. */
            url: string;
            /** @description WeChat's number. */
            goodsId: number | null;
            /** @description The product. */
            productId: number;
            auditId: number | null;
            /** @description The review at WeChat. */
            auditStatus: components["schemas"]["LiveAuditStatus"];
            thirdPartyAppid: string | null;
            thirdPartyTag: number;
            reviewStatus: components["schemas"]["LiveReviewStatus"];
            /** @description Why it was refused. */
            reviewReason: string | null;
            /** @description The name of the shop. */
            merName: string;
            merType: number | null;
            /** @description The shop. */
            merId: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        LiveGoodsCount: {
            reviewStatus: components["schemas"]["LiveReviewStatus"];
            count: number;
        };
        LiveGoodsId: number;
        /** @description The same picture on our storage. */
        LivePicture: string;
        /** @description A picture by the name that WeChat gave it, valid for three days. */
        MediaName: string;
        ProductId: number;
        NewLiveGoods: {
            coverImgUrlLocal: components["schemas"]["LivePicture"];
            /** @description 3 to 14 Chinese characters; other characters count half. */
            name: string;
            priceType: components["schemas"]["PriceType"];
            price: components["schemas"]["Price"];
            price2?: components["schemas"]["Price"] | null;
            url: string;
            coverImgUrl: components["schemas"]["MediaName"];
            /** @description The product. */
            productId: components["schemas"]["ProductId"];
        };
        NewLiveGoodsList: components["schemas"]["NewLiveGoods"][];
        SavedLiveGoods: {
            ids: number[];
        };
        EditedLiveGoods: {
            id: components["schemas"]["LiveGoodsId"];
            coverImgUrlLocal: components["schemas"]["LivePicture"];
            /** @description 3 to 14 Chinese characters; other characters count half. */
            name: string;
            priceType: components["schemas"]["PriceType"];
            price: components["schemas"]["Price"];
            price2?: components["schemas"]["Price"] | null;
            url: string;
            /** @description Absent or empty, the server hands the cover to WeChat again. */
            coverImgUrl?: components["schemas"]["MediaName"] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        LiveSort: number;
        /** @description Who helps in live rooms. */
        LiveAssistant: {
            id: number;
            /** @description The shop. */
            merId: number;
            wechat: string;
            wechatNickname: string;
            headimg: string | null;
            openid: string | null;
            assDesc: string | null;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        LiveAssistantInput: {
            wechat: string;
            wechatNickname: string;
            assDesc?: string | null;
        };
        LiveAssistantId: number;
        EditedLiveAssistant: {
            id: components["schemas"]["LiveAssistantId"];
            wechat: string;
            wechatNickname: string;
            assDesc?: string | null;
        };
        LiveRoomQuery: {
            pageParamRequest: {
                /**
                 * @description The page, from 1.
                 * @default 1
                 */
                page?: number;
                /**
                 * @description How many rows a page has.
                 * @default 20
                 */
                limit?: number;
            };
            searchRequest: {
                reviewStatus?: components["schemas"]["RoomReviewStatus"] | null;
                liveStatus?: components["schemas"]["LiveStatus"] | null;
                /** @description In the name or the keywords. */
                keywords?: string | null;
                storeShow?: components["schemas"]["ShownFlag"] | null;
                star?: number | null;
            };
        };
        /** @description A live room. `id` is ours, `roomId` is WeChat's. */
        LiveRoom: {
            id: number;
            roomId: number | null;
            coverImg: string;
            coverImgWx: string | null;
            coverImgLocal: string;
            roomName: string;
            feedsImg: string;
            feedsImgWx: string | null;
            feedsImgLocal: string;
            shareImg: string;
            shareImgWx: string | null;
            shareImgLocal: string;
            anchorName: string;
            anchorWechat: string;
            subAnchorWechat: string;
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            liveStatus: components["schemas"]["LiveStatus"];
            /** @description Whether the shop's pages show it; the platform sets it. */
            storeShow: components["schemas"]["ShownFlag"];
            type: components["schemas"]["LiveRoomKind"];
            closeLike: components["schemas"]["LiveSwitch"];
            closeGoods: components["schemas"]["LiveSwitch"];
            closeComment: components["schemas"]["LiveSwitch"];
            closeKf: components["schemas"]["LiveSwitch"];
            closeReplay: components["schemas"]["LiveSwitch"];
            closeShare: components["schemas"]["LiveSwitch"];
            /** @description Whether WeChat lists it. */
            isFeedsPublic: components["schemas"]["SwitchFlag"];
            createrOpenid: string | null;
            createrWechat: string;
            /** @description `closeReplay` as text. */
            liveReplay: string;
            /** @description WeChat's numbers of its goods, joined by a comma. */
            goods: string;
            goodsJson: string | null;
            createTime: components["schemas"]["DateTime"];
            /** @description The share code as JSON. */
            qrcodeUrl: string | null;
            /** @description Its assistants, joined by a comma. */
            assistant: string;
            reviewStatus: components["schemas"]["RoomReviewStatus"];
            reviewReason: string | null;
            /** @description The name of the shop. */
            merName: string;
            merType: number | null;
            /** @description The shop. */
            merId: number;
            /** @description 1 to 5; the platform sets it. */
            star: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        LiveRoomPage: {
            /** @description The page, from 1. */
            page: number;
            /** @description How many rows a page has. */
            limit: number;
            /** @description How many pages there are. */
            totalPage: number;
            /** @description How many there are over all pages. */
            total: number;
            /** @description The rows of the page. */
            list: components["schemas"]["LiveRoom"][];
        };
        LiveRoomCount: {
            reviewStatus: components["schemas"]["RoomReviewStatus"];
            count: number;
        };
        /** @description Our own number of a room; WeChat's is `roomId` of its row. */
        LiveRoomId: number;
        /** @description A new room. Names are counted as WeChat counts them, times are checked against the clock. */
        LiveRoomInput: {
            /** @description 3 to 17 Chinese characters; other characters count half. */
            roomName: string;
            coverImg: components["schemas"]["MediaName"];
            coverImgLocal: components["schemas"]["LivePicture"];
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            /** @description 2 to 15 Chinese characters; other characters count half. */
            anchorName: string;
            anchorWechat: string;
            subAnchorWechat?: string | null;
            /** @description Without it everybody who may create rooms sees this one. */
            createrWechat?: string | null;
            shareImg: components["schemas"]["MediaName"];
            shareImgLocal: components["schemas"]["LivePicture"];
            feedsImg: components["schemas"]["MediaName"];
            feedsImgLocal: components["schemas"]["LivePicture"];
            isFeedsPublic: components["schemas"]["SwitchFlag"];
            type: components["schemas"]["LiveRoomKind"];
            closeLike: components["schemas"]["LiveSwitch"];
            closeGoods: components["schemas"]["LiveSwitch"];
            closeComment: components["schemas"]["LiveSwitch"];
            closeReplay: components["schemas"]["LiveSwitch"];
            closeShare: components["schemas"]["LiveSwitch"];
            closeKf: components["schemas"]["LiveSwitch"];
        };
        EditedLiveRoom: {
            /** @description 3 to 17 Chinese characters; other characters count half. */
            roomName: string;
            coverImg: components["schemas"]["MediaName"];
            coverImgLocal: components["schemas"]["LivePicture"];
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            /** @description 2 to 15 Chinese characters; other characters count half. */
            anchorName: string;
            anchorWechat: string;
            subAnchorWechat?: string | null;
            /** @description Without it everybody who may create rooms sees this one. */
            createrWechat?: string | null;
            shareImg: components["schemas"]["MediaName"];
            shareImgLocal: components["schemas"]["LivePicture"];
            feedsImg: components["schemas"]["MediaName"];
            feedsImgLocal: components["schemas"]["LivePicture"];
            isFeedsPublic: components["schemas"]["SwitchFlag"];
            type: components["schemas"]["LiveRoomKind"];
            closeLike: components["schemas"]["LiveSwitch"];
            closeGoods: components["schemas"]["LiveSwitch"];
            closeComment: components["schemas"]["LiveSwitch"];
            closeReplay: components["schemas"]["LiveSwitch"];
            closeShare: components["schemas"]["LiveSwitch"];
            closeKf: components["schemas"]["LiveSwitch"];
            id: components["schemas"]["LiveRoomId"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        /** @description Goods in a room. */
        LiveRoomGoods: {
            id: number;
            /** @description WeChat's name of the cover. */
            coverImgUrl: string;
            /** @description The cover on our storage. */
            coverImgUrlLocal: string;
            name: string;
            priceType: components["schemas"]["PriceType"];
            price: components["schemas"]["Money"];
            /** @description The right bound of a range, or the price after the discount. */
            price2: components["schemas"]["Money"] | null;
            /** @description The page of the mini program that sells it. */
            url: string;
            /** @description WeChat's number. */
            goodsId: number | null;
            /** @description The product. */
            productId: number;
            auditId: number | null;
            /** @description The review at WeChat. */
            auditStatus: components["schemas"]["LiveAuditStatus"];
            thirdPartyAppid: string | null;
            thirdPartyTag: number;
            reviewStatus: components["schemas"]["LiveReviewStatus"];
            /** @description Why it was refused. */
            reviewReason: string | null;
            /** @description The name of the shop. */
            merName: string;
            merType: number | null;
            /** @description The shop. */
            merId: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
            /** @description Whether the room offers them. */
            onSale: components["schemas"]["SwitchFlag"];
        };
        /** @description WeChat's number of goods; ours is `id` of their row. */
        WechatGoodsId: number;
        RoomGoodsInput: {
            id: components["schemas"]["LiveRoomId"];
            ids: components["schemas"]["WechatGoodsId"][];
        };
        RoomGoodsSale: {
            roomId: components["schemas"]["LiveRoomId"];
            goodsId: components["schemas"]["WechatGoodsId"];
            onSale: components["schemas"]["SwitchFlag"];
        };
        RoomGoodsOrder: {
            roomId: components["schemas"]["LiveRoomId"];
            goods: {
                goodsId: components["schemas"]["WechatGoodsId"];
            }[];
        };
        LiveShareCode: {
            /** @description The code as a picture. */
            cdnUrl: string;
            /** @description The room's page of the mini program. */
            pagePath: string;
            /** @description A poster with the code. */
            posterUrl: string;
        };
        RoomAssistants: {
            id: components["schemas"]["LiveRoomId"];
            /** @description All that the room is to have. */
            assid: components["schemas"]["LiveAssistantId"][];
        };
        /** @description The pattern of the console's route, such as /coupon/list/save/:id?/:edit?; never an address with a query. */
        RoutePattern: string;
        /** @description Names the build of the console. */
        Release: string;
        ErrorReportInput: {
            message: string;
            route: components["schemas"]["RoutePattern"];
            release: components["schemas"]["Release"];
            /** @description The first frames. */
            stack?: string;
        };
        Vital: {
            name: components["schemas"]["VitalName"];
            /** @description Milliseconds; for CLS the score. */
            value: number;
            rating: components["schemas"]["VitalRating"];
            route: components["schemas"]["RoutePattern"];
            release: components["schemas"]["Release"];
            device: components["schemas"]["VitalDevice"];
        };
        VitalsInput: {
            vitals: components["schemas"]["Vital"][];
        };
        SensitiveLogId: number;
        SensitiveLog: {
            id: components["schemas"]["SensitiveLogId"];
            /** @description The shop. */
            merId: number;
            adminId: number;
            adminAccount: string;
            /** @description What was done, in the caller's language. */
            description: string;
            /** @description The operationId. */
            method: string;
            /** @description What kind of action it was, in the caller's language. */
            methodType: string;
            requestMethod: string;
            /** @description The path of the operation; its parameters are in requestParam. */
            url: string;
            ip: string;
            /** @description What was sent, as JSON, masked and cut to 2000 characters. */
            requestParam: string;
            /** @description What was answered, as JSON, masked and cut to 2000 characters. */
            result: string;
            /** @description 0 done, 1 refused or failed. */
            status: components["schemas"]["LogStatus"];
            /** @description Why it was refused or failed; empty when it was done. */
            errorMsg: string;
            createTime: components["schemas"]["DateTime"];
        };
        EarlierLog: {
            id: components["schemas"]["SensitiveLogId"];
            adminAccount: string;
            requestParam: string;
            createTime: components["schemas"]["DateTime"];
        };
        SensitiveLogDetail: {
            id: components["schemas"]["SensitiveLogId"];
            /** @description The shop. */
            merId: number;
            adminId: number;
            adminAccount: string;
            /** @description What was done, in the caller's language. */
            description: string;
            /** @description The operationId. */
            method: string;
            /** @description What kind of action it was, in the caller's language. */
            methodType: string;
            requestMethod: string;
            /** @description The path of the operation; its parameters are in requestParam. */
            url: string;
            ip: string;
            /** @description What was sent, as JSON, masked and cut to 2000 characters. */
            requestParam: string;
            /** @description What was answered, as JSON, masked and cut to 2000 characters. */
            result: string;
            /** @description 0 done, 1 refused or failed. */
            status: components["schemas"]["LogStatus"];
            /** @description Why it was refused or failed; empty when it was done. */
            errorMsg: string;
            createTime: components["schemas"]["DateTime"];
            /** @description What the same operation was sent for the same row the time before, as far as the last 200 of its kind say; null without one. */
            previous: components["schemas"]["EarlierLog"] | null;
        };
        LogChain: {
            /** @description How many rows the chain has, with those of the last moments, which a job chains within a second. */
            entries: number;
            /** @description Rows from before the chain, of which nothing can be proved. */
            unchained: number;
            /** @description No row was changed or removed. */
            isWhole: boolean;
            /** @description How many faults there are. */
            faults: number;
            /** @description The hash of the last row of the chain; whoever keeps it can prove later that no row up to it was removed. */
            head: string;
            /** @description When the last of these rows was written; null without any. */
            lastTime: string | null;
            /** @description When the chain was followed. */
            verifyTime: components["schemas"]["DateTime"];
        };
        NoticeId: number;
        /** @description What a notice says of its subject, as far as its kind needs it; it stays when the subject is gone. */
        NoticeParams: {
            /** @description The name of the product, live room or file. */
            name?: string;
            /** @description The number of the order, refund or settlement. */
            number?: string;
            amount?: components["schemas"]["Money"];
            /** @description How many pieces are left. */
            pieces?: number;
            /** @description How many rows the file has. */
            rows?: number;
            /** @description Why it was refused. */
            reason?: string;
            outcome?: components["schemas"]["NoticeOutcome"];
            /** @description The buyer comes for the goods of the order. */
            isPickUp?: boolean;
        };
        Notice: {
            id: components["schemas"]["NoticeId"];
            kind: components["schemas"]["NoticeKind"];
            subject: components["schemas"]["NoticeSubject"];
            /** @description The number of the order, refund or settlement, the name of the download, else the id. */
            subjectId: string;
            params: components["schemas"]["NoticeParams"];
            /** @description The calling account has read it. */
            isRead: boolean;
            createTime: components["schemas"]["DateTime"];
        };
        NoticeCount: {
            unread: number;
        };
        OpenedNotice: {
            unread: number;
            /** @description Whether its subject is still there. */
            isThere: boolean;
        };
        NoticeReading: {
            /** @description The id of the newest one that was seen; later ones stay unread. */
            until: number;
            /** @description All kinds when absent. */
            kind?: components["schemas"]["NoticeKind"];
        };
        NoticeSwitch: {
            kind: components["schemas"]["NoticeKind"];
            isOn: boolean;
        };
        OrderNo: string;
        OrderLine: {
            id: number;
            /** @description The shop. */
            merId: number;
            /** @description The product. */
            productId: number;
            /** @description The name of the product. */
            productName: string;
            /** @description The address of a picture. */
            image: string;
            /** @description The SKU. */
            attrValueId: number;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            price: components["schemas"]["Money"];
            /** @description Pieces bought. */
            payNum: number;
            /** @description Paid for all its pieces, with its shares of the discounts and of the shipping. */
            payPrice: components["schemas"]["Money"];
            /** @description The shipping in it. */
            freightFee: components["schemas"]["Money"];
            /** @description Pieces sent. */
            deliveryNum: number;
            /** @description Pieces in open refunds. */
            applyRefundNum: number;
            /** @description Pieces of these whose refund is agreed and being paid, which are not sent. */
            refundingNum: number;
            /** @description Pieces refunded. */
            refundNum: number;
            /** @description Paid back for them. */
            refundPrice: components["schemas"]["Money"];
            productType: components["schemas"]["ProductType"];
            productMarketingType: components["schemas"]["MarketingType"];
            /** @description The price for paying members. */
            vipPrice: components["schemas"]["Money"] | null;
            /** @description Points that were spent on it. */
            redeemIntegral: number;
            /** @description A further text of the SKU. */
            expand: string | null;
            /** @description The product may be refunded. */
            proRefundSwitch: boolean;
            /** @description Where the SKU lies now; getOrder and listOrderLines have it. */
            stockPlace?: string | null;
        };
        Order: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            payPrice: components["schemas"]["Money"];
            payType: components["schemas"]["PayType"];
            status: components["schemas"]["OrderStatus"];
            refundStatus: components["schemas"]["OrderRefundStatus"];
            cancelStatus: components["schemas"]["OrderCancelStatus"];
            /** @description Its buyer has deleted it. */
            isUserDel: boolean;
            type: components["schemas"]["OrderType"];
            /** @description The type of its products. */
            secondType: components["schemas"]["ProductType"];
            level: components["schemas"]["OrderLevel"];
            shippingType: components["schemas"]["ShippingType"];
            createTime: components["schemas"]["DateTime"];
            /** @description The buyer's account is closed. */
            isLogoff: boolean;
            /** @description Its buyer has asked for a refund at some time. */
            userRefundSign: boolean;
            /** @description How many pieces in all. */
            totalNum: number;
            /** @description The shop's own note. */
            merchantRemark: string | null;
            /** @description The buyer's note. */
            userRemark: string | null;
            groupBuyRecordStatus: components["schemas"]["OrderGroupStatus"];
            /** @description The buyer. */
            uid: number;
            /** @description The buyer's. */
            nickName: string;
            /** @description It is paid. */
            paid: boolean;
            /** @description The lines of the order. */
            infoResponseList: components["schemas"]["OrderLine"][];
        };
        /** @description How many orders each tab holds; cancelled ones have no tab. */
        OrderCounts: {
            all: number;
            unPaid: number;
            notShipped: number;
            spike: number;
            receiving: number;
            complete: number;
            refunded: number;
            deleted: number;
            /** @description Of the tab awaitVerification. */
            verification: number;
            cancel: number;
            /** @description When the newest paid one of them was paid, in milliseconds since 1970; 0 where none was. */
            lastPaid: number;
        };
        OrderInfo: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            payPrice: components["schemas"]["Money"];
            payType: components["schemas"]["PayType"];
            status: components["schemas"]["OrderStatus"];
            refundStatus: components["schemas"]["OrderRefundStatus"];
            cancelStatus: components["schemas"]["OrderCancelStatus"];
            /** @description Its buyer has deleted it. */
            isUserDel: boolean;
            type: components["schemas"]["OrderType"];
            /** @description The type of its products. */
            secondType: components["schemas"]["ProductType"];
            level: components["schemas"]["OrderLevel"];
            shippingType: components["schemas"]["ShippingType"];
            createTime: components["schemas"]["DateTime"];
            /** @description The buyer's account is closed. */
            isLogoff: boolean;
            /** @description Its buyer has asked for a refund at some time. */
            userRefundSign: boolean;
            /** @description How many pieces in all. */
            totalNum: number;
            /** @description The shop's own note. */
            merchantRemark: string | null;
            /** @description The buyer's note. */
            userRemark: string | null;
            groupBuyRecordStatus: components["schemas"]["OrderGroupStatus"];
            /** @description The buyer. */
            uid: number;
            /** @description The buyer's nickname. */
            nikeName: string;
            /** @description The address of a picture. */
            avatar: string | null;
            /** @description The buyer's phone number, masked; getUser has it whole. */
            phone: string | null;
            /** @description The level of the buyer. */
            userLevel: number;
            /** @description Buyers who are paying members have a price of their own. */
            isPaidMember: boolean;
            /** @description It is paid. */
            paid: boolean;
            /** @description When it was paid. */
            payTime: components["schemas"]["DateTime"] | null;
            payChannel: components["schemas"]["PayChannel"];
            /** @description The payment's number at its provider. */
            outTradeNo: string | null;
            /** @description The goods before discounts. */
            proTotalPrice: components["schemas"]["Money"];
            totalPostage: components["schemas"]["Money"];
            totalPrice: components["schemas"]["Money"];
            payPostage: components["schemas"]["Money"];
            /** @description Both coupons together. */
            couponPrice: components["schemas"]["Money"];
            merCouponPrice: components["schemas"]["Money"];
            platCouponPrice: components["schemas"]["Money"];
            svipDiscountPrice: components["schemas"]["Money"];
            /** @description Points that the buyer has spent on it. */
            useIntegral: number;
            integralPrice: components["schemas"]["Money"];
            /** @description Points that the buyer gets for it. */
            gainIntegral: number;
            /** @description Points that were spent on it. */
            redeemIntegral: number;
            firstBrokerage: components["schemas"]["Money"];
            secondBrokerage: components["schemas"]["Money"];
            /** @description The platform's fee. */
            commissionCharge: components["schemas"]["Money"];
            /** @description The name of the person. */
            realName: string;
            /** @description The phone of who receives it. */
            userPhone: string;
            /** @description Where it is sent to. */
            userAddress: string;
            deliveryType: components["schemas"]["DeliveryType"] | null;
            /** @description It is sent in several shipments. */
            isSplitDelivery: boolean;
            /** @description The code that the buyer shows when he picks it up. */
            verifyCode: string | null;
            /** @description The administrator who wrote the order off. */
            clerkId: number | null;
            /** @description Who wrote the code off. */
            clerkName: string | null;
            /** @description When it was received. */
            receivingTime: components["schemas"]["DateTime"] | null;
            /** @description 0 none. */
            systemFormId: number;
            /** @description What the buyer filled into the form of the order, as JSON. */
            orderExtend: string | null;
            /** @description The lines of the order. */
            orderDetailList: components["schemas"]["OrderLine"][];
        };
        OrderLineId: number;
        LinePieces: {
            /** @description The line of the order. */
            orderDetailId: components["schemas"]["OrderLineId"];
            /** @description How many pieces. */
            num: number;
        };
        /** @description Express needs `expressCode` and `expressNumber`, the shop's own delivery `deliveryCarrier` and `carrierPhone`; a split one needs `detailList`. Virtual goods take noNeed alone. */
        SendOrderInput: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The code of the express company. */
            expressCode?: string | null;
            /** @description The number of the parcel. */
            expressNumber?: string | null;
            /** @description A note for the shipment. */
            deliveryMark?: string | null;
            /** @description Who brings it, for a delivery of the shop's own. */
            deliveryCarrier?: string | null;
            /** @description The phone of whoever brings it, for a delivery of the shop's own. */
            carrierPhone?: string | null;
            /** @enum {string} */
            deliveryType: "express" | "merchant" | "noNeed";
            /** @description Some of the goods only. */
            isSplit: components["schemas"]["Flag"];
            /** @description The order lines in it, each with its pieces. */
            detailList?: components["schemas"]["LinePieces"][] | null;
        };
        /** @description Of an order that may be missing; the answer says so. */
        OrderNoAsked: string;
        SendOrdersInput: {
            run?: components["schemas"]["ImportRun"];
            rows: {
                row?: components["schemas"]["SheetRow"];
                orderNo: components["schemas"]["OrderNoAsked"];
                /** @description The code of the express company. */
                expressCode?: string | null;
                /** @description The number of the parcel. */
                expressNumber?: string | null;
                /** @description A note for the shipment. */
                deliveryMark?: string | null;
                /** @description Who brings it, for a delivery of the shop's own. */
                deliveryCarrier?: string | null;
                /** @description The phone of whoever brings it, for a delivery of the shop's own. */
                carrierPhone?: string | null;
                /** @enum {string} */
                deliveryType: "express" | "merchant" | "noNeed";
                /** @description What of the order is in this parcel; all that is left of it when absent. */
                detailList?: components["schemas"]["LinePieces"][] | null;
            }[];
        };
        SendOrdersResult: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            isSent: boolean;
            /** @description The same parcel had been sent for this order before; nothing was changed. */
            isRepeated: boolean;
            /** @description Why it was not sent. */
            message: string | null;
        };
        CheckOrdersInput: {
            orderNos: components["schemas"]["OrderNoAsked"][];
        };
        /** @description A line of an order with pieces left to send. */
        LineToSend: {
            /** @description The line of the order. */
            orderDetailId: components["schemas"]["OrderLineId"];
            /** @description The name of the product. */
            productName: string;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            /** @description Pieces that are left. */
            num: number;
        };
        OrderToSend: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            canSend: boolean;
            /** @description Why it cannot be sent. */
            message: string | null;
            /** @description Its goods are not virtual. */
            needsDelivery: boolean;
            /** @description The buyer's account is closed. */
            isLogoff: boolean;
            /** @description The name of the person. */
            realName: string | null;
            /** @description What is left to send, in words. */
            goods: string | null;
            lines: components["schemas"]["LineToSend"][];
            /** @description Parcels that were sent for it. */
            trackingNumbers: string[];
        };
        ShipmentLine: {
            id: number;
            /** @description The shipment. */
            invoiceId: number;
            /** @description The product. */
            productId: number;
            /** @description The name of the product. */
            productName: string;
            /** @description The address of a picture. */
            image: string;
            /** @description The SKU. */
            attrValueId: number;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            /** @description Pieces in this shipment. */
            num: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        Shipment: {
            id: number;
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The shop. */
            merId: number;
            /** @description The buyer. */
            uid: number;
            deliveryType: components["schemas"]["DeliveryType"];
            /** @description The number of the parcel. */
            trackingNumber: string | null;
            /** @description The express company. */
            expressName: string | null;
            /** @description The code of the express company. */
            expressCode: string | null;
            /** @description A note for the shipment. */
            deliveryMark: string | null;
            /** @description Who brings it, for a delivery of the shop's own. */
            deliveryCarrier: string | null;
            /** @description The phone of whoever brings it, for a delivery of the shop's own. */
            carrierPhone: string | null;
            /** @description How many pieces in all. */
            totalNum: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The order lines in it, each with its pieces. */
            detailList: components["schemas"]["ShipmentLine"][];
        };
        ShipmentId: number;
        ShipmentUpdate: {
            id: components["schemas"]["ShipmentId"];
            /** @description As it was read; a shipment that was corrected since is refused. */
            updateTime?: components["schemas"]["DateTime"];
            /** @description The code of the express company. */
            expressCode?: string | null;
            /** @description The number of the parcel. */
            expressNumber?: string | null;
            /** @description A note for the shipment. */
            deliveryMark?: string | null;
            /** @description Who brings it, for a delivery of the shop's own. */
            deliveryCarrier?: string | null;
            /** @description The phone of whoever brings it, for a delivery of the shop's own. */
            carrierPhone?: string | null;
        };
        LogisticsStep: {
            time: string;
            /** @description What happened. */
            status: string;
        };
        /** @description As the carrier's provider answers; an empty list where it knows nothing yet. */
        Logistics: {
            number: string;
            /** @description The carrier's code. */
            type: string;
            /** @description Newest first. */
            list: components["schemas"]["LogisticsStep"][];
            deliverystatus: components["schemas"]["ParcelState"] | null;
            /** @description 1 signed for. */
            issign: string | null;
            /** @description The express company. */
            expName: string | null;
            expSite: string | null;
            /** @description The phone of the express company. */
            expPhone: string | null;
            /** @description The name of whoever brings it. */
            courier: string | null;
            /** @description The phone of whoever brings it. */
            courierPhone: string | null;
            /** @description When it was last changed. */
            updateTime: string | null;
            takeTime: string | null;
            logo: string | null;
        };
        OrderMark: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The text of the note. */
            remark: string;
        };
        VerificationInput: {
            /** @description The code that the buyer shows when he picks it up. */
            verifyCode: string;
        };
        OrderLog: {
            /** @description The number of the order. */
            oid: string;
            /** @description The number of the order. */
            orderNo: string;
            /** @description What happened, as create, pay or refund. */
            changeType: string;
            /** @description What happened, in words. */
            changeMessage: string;
            /** @description The account of the shop's that did it; empty for buyers, the platform and what happens by itself. */
            operator: string;
            createTime: components["schemas"]["DateTime"];
        };
        DirectRefundInput: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            returnType: components["schemas"]["OrderReturnType"];
            /** @description Needed by line. */
            detailList?: components["schemas"]["LinePieces"][] | null;
        };
        UploadForm: {
            /**
             * Format: binary
             * @description The one file.
             */
            multipart: string;
        };
        Uploaded: {
            /** @description The file's own name, cut at 99 characters. */
            fileName: string;
            /** @description The extension that fits what is stored. */
            extName: string;
            /** @description Bytes of what is stored. */
            fileSize: number;
            /** @description The file's address. */
            url: string;
            /** @description `jpeg`, `png`, `gif`, `webp`, or `video/mp4`. */
            type: string;
            /** @description The picture. */
            attId: number;
            /** @description The same as `url`. */
            sattDir: string;
            /** @description Where it lies; a known picture stays where it was. */
            pid: number;
            /** @description The library had this very content already; nothing was added. */
            isKnown: boolean;
            width?: number | null;
            height?: number | null;
            /** @description The address of a small picture of it. */
            thumbUrl?: string | null;
        };
        WebPictureInput: {
            /**
             * @description Where the picture lies: an address of http or https that anybody can read.
             * @example https://pictures.example.com/cup.jpg
             */
            url: string;
        };
        UploadRule: {
            /** @description Without the dot, in small letters. */
            extensions: string[];
            /** @description MIME types. */
            types: string[];
            /** @description Of one file. */
            maxBytes: number;
            /** @description Width times height of one frame; null where there is no such limit. */
            maxPixels: number | null;
            /** @description Of an animated picture. */
            maxFrames: number | null;
        };
        UploadRules: {
            /** @description The address of a picture. */
            image: components["schemas"]["UploadRule"];
            video: components["schemas"]["UploadRule"];
            /** @description Whatever `uploadFile` takes. */
            file: components["schemas"]["UploadRule"];
            /** @description How much the shop may store. */
            quotaBytes: number;
            /** @description How much it stores, deleted pictures that something still shows included. */
            usedBytes: number;
        };
        /** @description A picture or a video of the library. */
        Attachment: {
            /** @description The picture. */
            attId: number;
            name: string | null;
            /** @description Unused; the same address as `sattDir`. */
            attDir: string | null;
            /** @description The file's address. */
            sattDir: string | null;
            /** @description Bytes, as digits. */
            attSize: string | null;
            /** @description `jpeg`, `png`, `gif`, `webp`, or `video/mp4`. */
            attType: string | null;
            /** @description The picture category, 0 none. */
            pid: number;
            /** @description Where the file lies. */
            imageType: components["schemas"]["AttachmentStorage"];
            /** @description The merchant, -1 the platform. */
            owner: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description In pixels; null where it is not known. */
            width?: number | null;
            /** @description In pixels; null where it is not known. */
            height?: number | null;
            /** @description A small picture of it for a grid, 400 pixels at most on its longer side; null where there is none, as for videos. */
            thumbUrl?: string | null;
        };
        AttachmentUse: {
            kind: components["schemas"]["AttachmentUseKind"];
            /** @description The row's id or number, as text. */
            id: string;
            name: string | null;
        };
        AttachmentUses: {
            /** @description The picture. */
            attId: number;
            /** @description The first ten of each kind. */
            uses: components["schemas"]["AttachmentUse"][];
            /** @description How many there are. */
            count: number;
        };
        AttachmentDeletion: {
            /** @description Joined by a comma. */
            ids: string;
        };
        AttachmentMove: {
            /** @description Joined by a comma. */
            attrId: string;
            /** @description A picture category, or 0 for none. */
            pid: number;
        };
        AttachmentId: number;
        AttachmentName: {
            /** @description The picture. */
            attId: components["schemas"]["AttachmentId"];
            name: string;
        };
        PictureCategoryNode: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            /** @description The ids above it, such as `/1/5/`; `/` at the root. */
            path: string;
            name: string;
            type: components["schemas"]["CategoryType"];
            url: string | null;
            extra: string | null;
            /** @description Switched on; the library shows it either way. */
            status: boolean;
            /** @description Higher ones come first. */
            sort: number;
            child: components["schemas"]["PictureCategoryNode"][];
        };
        PictureCategory: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            /** @description The ids above it, such as `/1/5/`; `/` at the root. */
            path: string;
            name: string;
            type: components["schemas"]["CategoryType"];
            url: string | null;
            extra: string | null;
            status: boolean;
            /** @description Higher ones come first. */
            sort: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The merchant, -1 the platform. */
            owner: number;
        };
        PictureCategoryId: number;
        PictureCategoryInput: {
            /** @description A category of the same type, or 0. */
            pid: number;
            /** @description Unique among the shop's categories of the type. */
            name: string;
            /** @default 2 */
            type?: components["schemas"]["CategoryType"];
            url?: string | null;
            extra?: string | null;
            /**
             * @description true or false; 1 and 0 are accepted too.
             * @default false
             */
            status?: boolean;
            /**
             * @description Higher ones come first.
             * @default 1
             */
            sort?: number;
        };
        /** @description What is left out stays as it is; a field that is in the address too counts as it stands here. */
        PictureCategoryUpdate: {
            /** @description A category of the same type, or 0. */
            pid?: number;
            name?: string;
            /** @description Ignored; a category keeps its type. */
            type?: number;
            url?: string | null;
            extra?: string | null;
            status?: components["schemas"]["Flag"];
            /** @description Higher ones come first. */
            sort?: number;
        };
        LocalMediaInput: {
            /** @enum {string} */
            type: "image" | "voice" | "video" | "thumb";
            /** @description The address of a file of the shop's library. */
            imagePath: string;
        };
        WechatMedia: {
            /** @description WeChat's name for it, valid for three days. */
            mediaId: string;
            type: string;
            thumbMediaId?: string | null;
            /** @description Epoch seconds. */
            createdAt?: number;
            url?: string | null;
        };
        Product: {
            id: number;
            /** @description The main image's address. */
            image: string;
            name: string;
            /** @description The name again, for the simple chooser. */
            storeName: string;
            /** @description Search words, joined by a comma. */
            keyword: string | null;
            /** @description The shop's categories, joined by a comma. */
            cateId: string;
            /** @description The platform's category. */
            categoryId: number;
            /** @description The name of the platform's category. */
            categoryName: string;
            price: components["schemas"]["Money"];
            /** @description The price for paying members. */
            vipPrice?: components["schemas"]["Money"] | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description On the shelf. */
            isShow: boolean;
            auditStatus: components["schemas"]["ProductAuditStatus"];
            /** @description In the review queue. */
            isAudit: boolean;
            /** @description Virtual sales. */
            ficti?: number;
            /** @description How many buyers have marked it. */
            collectCount?: number;
            /** @description Why the review refused it. */
            reason?: string | null;
            type: components["schemas"]["ProductType"];
            /** @description Buyers who are paying members have a price of their own. */
            isPaidMember?: boolean;
            /** @description true has several SKUs. */
            specType: boolean;
            /** @description The shipping template, 0 none. */
            tempId: number;
            createTime: components["schemas"]["DateTime"];
        };
        ProductTabCount: {
            type: components["schemas"]["ProductTab"];
            count: number;
        };
        /** @description One of a product's specs. */
        ProductSpec: {
            id: number;
            /** @description The product. */
            productId: number;
            /** @description What the spec is called, such as colour. */
            attrName: string;
            /** @description Its values in order, joined by a comma. */
            attrValues: string;
        };
        /**
         * @description A weight or a volume of an article, as text, up to 999999.99: two decimals, or three where it has them; a number is accepted too.
         * @example 0.005
         */
        SkuMeasure: string;
        SkuRow: {
            id: number;
            /** @description The product. */
            productId: number;
            /** @description The values, joined by a comma. */
            sku: string;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            price: components["schemas"]["Money"];
            /** @description The address of a picture. */
            image: string;
            cost: components["schemas"]["Money"];
            otPrice: components["schemas"]["Money"];
            /** @description The barcode of the SKU. */
            barCode?: string | null;
            /** @description In kilograms. */
            weight?: components["schemas"]["SkuMeasure"];
            /** @description In cubic metres. */
            volume?: components["schemas"]["SkuMeasure"];
            /** @description The commission of the first level, in per cent. */
            brokerage?: number;
            /** @description The commission of the second level, in per cent. */
            brokerageTwo?: number;
            /** @description JSON: spec name → value. */
            attrValue: string;
            /** @description The price for paying members. */
            vipPrice?: components["schemas"]["Money"] | null;
            /** @description A further text of the SKU. */
            expand?: string | null;
            /** @description Where the SKU lies in the stockroom. */
            stockPlace?: string | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        /** @description HTML; what openapi/rich-text.yaml does not list is taken out of what is sent. */
        RichText: string;
        GiftCoupon: {
            id: number;
            name: string;
        };
        ProductInfo: {
            id: number;
            /** @description The address of a picture. */
            image: string;
            /** @description A picture for displays. */
            flatPattern: string | null;
            /** @description JSON: the addresses of the slider, a video first. */
            sliderImage: string;
            name: string;
            /** @description One or two sentences about it. */
            intro: string;
            /** @description Search words, joined by a comma. */
            keyword: string | null;
            /** @description The shop's categories, joined by a comma. */
            cateId: string;
            /** @description 0 is any other brand. */
            brandId: number;
            /** @description The name of the brand. */
            brandName: string | null;
            /** @description The platform's category. */
            categoryId: number;
            /** @description The name of the platform's category. */
            categoryName: string;
            /** @description Joined by a comma. */
            guaranteeIds: string;
            /** @description The services that the shop promises with it. */
            guaranteeList: components["schemas"]["Guarantee"][];
            /** @description In what it is counted. */
            unitName: string;
            /** @description 0 is none. */
            tempId: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description Virtual sales. */
            ficti: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many buyers have marked it. */
            collectNum: number;
            /** @description This, like the three below, is that of the cheapest SKU. */
            price: components["schemas"]["Money"];
            /** @description The price for paying members. */
            vipPrice: components["schemas"]["Money"] | null;
            otPrice: components["schemas"]["Money"];
            cost: components["schemas"]["Money"];
            /** @description true has several SKUs. */
            specType: boolean;
            /** @description Its SKUs have commission rates of their own. */
            isSub: boolean;
            /** @description Its SKUs have a price for members. */
            isPaidMember: boolean;
            type: components["schemas"]["ProductType"];
            attr: components["schemas"]["ProductSpec"][];
            /** @description A row for each SKU. */
            attrValue: components["schemas"]["SkuRow"][];
            /** @description What the product page says, as rich text. */
            content: components["schemas"]["RichText"] | null;
            /** @description Coupons that come with it. */
            couponIds: number[];
            /** @description Coupons that come with the product. */
            couponList: components["schemas"]["GiftCoupon"][];
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /** @description Buyers may ask for a refund. */
            refundSwitch: boolean;
            /** @description 0 is none. */
            systemFormId: number;
            /** @description The form that a buyer fills in with the order, as JSON. */
            systemFormValue: string | null;
            /** @description On the shelf. */
            isShow: boolean;
            /** @description It lies in the recycle bin. */
            isRecycle: boolean;
            /** @description In the review queue. */
            isAudit: boolean;
            /** @description Goes on the shelf as soon as the review passes it. */
            isAutoUp: boolean;
            auditStatus: components["schemas"]["ProductAuditStatus"];
            /** @description Why the review refused it. */
            reason: string | null;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description Goes up with every change; sent back by an edit, it refuses to overwrite someone else's. */
            version: number;
        };
        ProductSwitches: {
            /** @description The platform reviews its products. */
            productSwitch: boolean;
            /** @description The shop is open. */
            isSwitch: boolean;
        };
        ActivityProduct: {
            id: number;
            /** @description The address of a picture. */
            image: string;
            name: string;
            /** @description The name of the product. */
            storeName: string;
            /** @description Words by which buyers find it. */
            keyword: string | null;
            /** @description The platform's category. */
            categoryId: number;
            /** @description The name of the platform's category. */
            categoryName: string;
            /** @description The name of the shop. */
            merName?: string;
            /** @description The stars of the shop. */
            merStarLevel?: number;
            price: components["schemas"]["Money"];
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            specType: boolean;
            type: components["schemas"]["ProductType"];
            /** @description In what it is counted. */
            unitName: string;
            /** @description It takes part in the activity of the query already, or is in review for it. */
            isTakingPart?: boolean;
            /** @description A row for each SKU. */
            attrValue: components["schemas"]["SkuRow"][];
        };
        Brand: {
            id: number;
            name: string;
            /** @description The address of an icon. */
            icon: string | null;
            /** @description It is shown to buyers. */
            isShow: boolean;
        };
        /** @description The address of a picture: one of our own, or of http or https. The server takes that of another site into the library. */
        Picture: string;
        Slider: components["schemas"]["Picture"][];
        /** @description A spec; names differ, values differ, and neither holds a comma. A product with one SKU has the spec 规格 with the value 默认. */
        SpecInput: {
            /** @description What the spec is called, such as colour. */
            attrName: string;
            /** @description 1 to 100 values of 1 to 20 characters, joined by a comma. */
            attrValues: string;
        };
        /**
         * @description Delivery and pick-up of `ShippingType`, joined by a comma.
         * @enum {string}
         */
        DeliveryMethod: "1" | "2" | "1,2" | "2,1";
        /** @description Besides the limits: categories, brand, guarantees, shipping template and coupons must be there; an ordinary product needs a shipping template, one that is virtual has none; at most 2,048 SKUs, each combination of spec values once. */
        ProductFields: {
            /**
             * @description An edit does not change it.
             * @enum {integer}
             */
            type: components["schemas"]["ProductType"];
            image: components["schemas"]["Picture"];
            /** @description The picture of the product in search results. */
            flatPattern?: components["schemas"]["Picture"] | null;
            /** @description JSON: up to ten pictures, before them a video if there is one. */
            sliderImage: string;
            name: string;
            /** @description One or two sentences about it. */
            intro: string;
            /** @description Search words, joined by a comma. */
            keyword?: string | null;
            /** @description The shop's categories, joined by a comma. */
            cateId: string;
            /** @description 0 is any other brand. */
            brandId: number;
            /** @description Of the third level. */
            categoryId: number;
            /** @description Guarantees of the product, as ids joined by a comma. */
            guaranteeIds?: string | null;
            /** @description In what it is counted. */
            unitName: string;
            /** @description 0 is none. */
            tempId: number;
            /**
             * @description Higher ones come first.
             * @default 0
             */
            sort?: number;
            /** @description true has several SKUs. */
            specType: components["schemas"]["Flag"];
            /** @description Its SKUs have commission rates of their own. */
            isSub: components["schemas"]["Flag"];
            /**
             * @description Its SKUs have a price for members.
             * @default false
             */
            isPaidMember?: components["schemas"]["Flag"];
            attr: components["schemas"]["SpecInput"][];
            /** @description What the product page says, as rich text. */
            content?: components["schemas"]["RichText"] | null;
            /**
             * @description Coupons that come with it, in order.
             * @default []
             */
            couponIds?: components["schemas"]["CouponId"][];
            /**
             * @description Virtual goods have 1.
             * @default 1
             */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /**
             * @description Buyers may ask for a refund.
             * @default true
             */
            refundSwitch?: components["schemas"]["Flag"];
            /**
             * @description Puts it on the shelf as soon as it may be there: now, or when the review passes it.
             * @default false
             */
            isAutoUp?: components["schemas"]["Flag"];
            /**
             * @description Submits it at once, where products are reviewed.
             * @default false
             */
            isAutoSubmitAudit?: components["schemas"]["Flag"];
        };
        NewSku: {
            /** @description How many pieces are left. */
            stock: number;
            price: components["schemas"]["Price"];
            /** @description Where the product has prices for members: above 0 and below `price`. */
            vipPrice?: components["schemas"]["Price"] | null;
            image: components["schemas"]["Picture"];
            cost: components["schemas"]["Price"];
            otPrice: components["schemas"]["Price"];
            /**
             * @description In kilograms.
             * @default 0.00
             */
            weight?: components["schemas"]["SkuMeasure"];
            /**
             * @description In cubic metres.
             * @default 0.00
             */
            volume?: components["schemas"]["SkuMeasure"];
            /**
             * @description Per cent; the two are 30 at most together.
             * @default 0
             */
            brokerage?: number;
            /**
             * @description The commission of the second level, in per cent.
             * @default 0
             */
            brokerageTwo?: number;
            /** @description The barcode of the SKU. */
            barCode?: string | null;
            /** @description Where it lies in the shop's store, such as `A-03-2`; without the field a stored SKU keeps its place. */
            stockPlace?: string | null;
            /** @description A further text of the SKU. */
            expand?: string | null;
            /** @description JSON: every spec's name → one of its values. */
            attrValue: string;
        };
        ProductInput: components["schemas"]["ProductFields"] & {
            /** @description A row for each SKU. */
            attrValue: components["schemas"]["NewSku"][];
        };
        /** @description A picture of another site that could not be taken into the library when the text that shows it was saved. */
        PictureWarning: {
            /** @description Where it lies. */
            address: string;
            /** @description Why, in the caller's language. */
            message: string;
        };
        SavedProduct: {
            id: number;
            /** @description On the shelf. */
            isShow: boolean;
            /** @description In the review queue. */
            isAudit: boolean;
            auditStatus: components["schemas"]["ProductAuditStatus"];
            /** @description Pictures of other sites that could not be taken into the library: in a text a link stands in their place. Absent without any. */
            warnings?: components["schemas"]["PictureWarning"][];
        };
        KnownSku: components["schemas"]["NewSku"] & {
            /** @description The SKU whose number this combination keeps; without it, or with 0, the one that had these values. */
            id?: number | null;
        };
        ProductUpdate: components["schemas"]["ProductFields"] & {
            id: components["schemas"]["ProductId"];
            /** @description A row for each SKU. */
            attrValue: components["schemas"]["KnownSku"][];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        ProductRemoval: {
            id: components["schemas"]["ProductId"];
            /** @enum {string} */
            type: "recycle" | "delete";
        };
        ProductSubmission: {
            /**
             * @description Puts it on the shelf when the review passes it.
             * @default false
             */
            isAutoUp?: components["schemas"]["Flag"];
            id: components["schemas"]["ProductId"];
        };
        ProductSubmissionTerms: {
            /**
             * @description Puts it on the shelf when the review passes it.
             * @default false
             */
            isAutoUp?: components["schemas"]["Flag"];
        };
        StockAddition: {
            id: components["schemas"]["ProductId"];
            /** @description A row for each SKU. */
            attrValueList: {
                id: number;
                /** @description How many pieces more. */
                stock: number;
            }[];
        };
        FreeProductEdit: {
            id: components["schemas"]["ProductId"];
            /** @description The shop's own categories, as ids joined by a comma. */
            cateId: string;
            /** @description Every SKU of the product, once. */
            attrValue: {
                id: number;
                /** @description How many pieces are left. */
                stock: number;
                price: components["schemas"]["Price"];
            }[];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        ShippingTemplateId: number;
        FreightSetting: {
            id: components["schemas"]["ProductId"];
            templateId: components["schemas"]["ShippingTemplateId"];
        };
        CommissionSetting: {
            id: components["schemas"]["ProductId"];
            /** @description Per cent; the two are 30 at most together. */
            brokerage: number;
            /** @description The commission of the second level, in per cent. */
            brokerageTwo: number;
        };
        GiftCouponIds: components["schemas"]["CouponId"][];
        GiftSetting: {
            id: components["schemas"]["ProductId"];
            couponIds: components["schemas"]["GiftCouponIds"];
        };
        ProductIds: components["schemas"]["ProductId"][];
        CommissionSettings: {
            idList: components["schemas"]["ProductIds"];
            /** @description Per cent; the two are 30 at most together. */
            brokerage: number;
            /** @description The commission of the second level, in per cent. */
            brokerageTwo: number;
        };
        /** @description What became of one product of a batch. */
        ProductBatchResult: {
            id: number;
            name: string;
            /** @description 200 where it was done, or where there was nothing to do. */
            code: number;
            /** @description Why it was not done. */
            message: string | null;
            /** @description False where it was not done, or was so already. */
            isChanged?: boolean;
            /** @description It was on the shelf before. */
            wasShown?: boolean;
        };
        GiftSettings: {
            idList: components["schemas"]["ProductIds"];
            couponIds: components["schemas"]["GiftCouponIds"];
        };
        ProductsInput: {
            idList: components["schemas"]["ProductIds"];
        };
        FreightSettings: {
            idList: components["schemas"]["ProductIds"];
            templateId: components["schemas"]["ShippingTemplateId"];
        };
        BatchProductIds: components["schemas"]["ProductId"][];
        /** @description Sets the price of every SKU, adds an amount to it, or takes a percentage of it; the result is rounded half up. */
        PriceSetting: {
            idList: components["schemas"]["BatchProductIds"];
            changeMode: components["schemas"]["PriceMode"];
            /**
             * @description The price, what is added to it, or how many per cent of it are left; below 0 only where it is added.
             * @example 90
             */
            amount: string;
            rounding?: components["schemas"]["PriceRounding"];
        };
        /** @description What a price setting would do to one product. */
        PriceForecast: {
            id: number;
            name: string;
            /** @description 200 where it would be done. */
            code: number;
            /** @description Why it would not be done. */
            message: string | null;
            /** @description The lowest price now. */
            before: string;
            /** @description The lowest price then. */
            after: string;
            /** @description How many prices would look wrong. */
            doubtful: number;
        };
        /** @description Sets the stock of every SKU, for products off the shelf, or adds to it, on the shelf too. */
        StockSetting: {
            idList: components["schemas"]["BatchProductIds"];
            changeMode: components["schemas"]["StockMode"];
            /** @description How many pieces are left. */
            stock: number;
        };
        CategorySetting: {
            idList: components["schemas"]["BatchProductIds"];
            changeMode: components["schemas"]["CategoryMode"];
            /** @description The shop's own categories, as ids joined by a comma. */
            cateId: string;
        };
        /** @description The address of a public page, or a text that holds one. */
        PageLink: string;
        CollectedSku: {
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            /** @description How many pieces are left. */
            stock: number;
            price: components["schemas"]["Money"];
            cost: components["schemas"]["Money"];
            otPrice: components["schemas"]["Money"];
            /** @description The address of a picture. */
            image: string;
            weight: string;
            volume: string;
            /** @description The commission of the first level, in per cent. */
            brokerage: number;
            /** @description The commission of the second level, in per cent. */
            brokerageTwo: number;
            /** @description The barcode of the SKU. */
            barCode: string | null;
            /** @description JSON: spec name → value. */
            attrValue: string;
        };
        /** @description What a page says of its product, to begin a new one with; what it does not say is null or empty. */
        CollectedProduct: {
            /** @description The address of a picture. */
            image: string;
            /** @description JSON: up to ten addresses of pictures. */
            sliderImage: string;
            name: string;
            /** @description One or two sentences about it. */
            intro: string;
            /** @description Words by which buyers find it. */
            keyword: string | null;
            /** @description The shop's own categories, as ids joined by a comma. */
            cateId: null;
            /** @description The platform's category. */
            categoryId: null;
            /** @description The platform's brand of the product. */
            brandId: null;
            /** @description In what it is counted. */
            unitName: string | null;
            /** @description The shipping template. */
            tempId: null;
            price: components["schemas"]["Money"] | null;
            otPrice: components["schemas"]["Money"] | null;
            cost: components["schemas"]["Money"] | null;
            /** @description How many pieces are left. */
            stock: number;
            specType: boolean;
            content: components["schemas"]["RichText"];
            attr: {
                /** @description What the spec is called, such as colour. */
                attrName: string;
                attrValues: string;
            }[];
            /** @description A row for each SKU. */
            attrValue: components["schemas"]["CollectedSku"][];
        };
        ProductCopyInput: {
            url: components["schemas"]["PageLink"];
        };
        CopiedProduct: {
            info: components["schemas"]["CollectedProduct"];
        };
        CopyConfig: {
            /** @description 1: pages are read for the shop, each for one of its copies. */
            copyType: string;
            /** @description How many copies are left. */
            copyNum: number;
        };
        ProductImportRow: {
            row: components["schemas"]["SheetRow"];
            cells: components["schemas"]["ImportCells"];
            /** @description The product's version that a check has answered. */
            version?: number;
            /** @description What was asked of its product, and is to be done. */
            confirmed?: components["schemas"]["ImportQuestionKind"][];
        };
        /** @description Rows of products, all rows of a product together. A product is known by its number, or by its name. */
        ProductImport: {
            run?: components["schemas"]["ImportRun"];
            rows: components["schemas"]["ProductImportRow"][];
        };
        /** @description What is wrong in a row. */
        ImportFault: {
            row: number;
            /** @description The column of the cell; null where it is none of them alone. */
            column: string | null;
            message: string;
        };
        /** @description What is done only when it is confirmed; until then its product is refused. */
        ImportQuestion: {
            kind: components["schemas"]["ImportQuestionKind"];
            row: number;
            column: string | null;
            message: string;
        };
        /** @description A cell that changes what is stored. */
        ImportChange: {
            row: number;
            column: string;
            before: string;
            after: string;
        };
        /** @description What becomes, or would become, of one product. */
        ProductImportResult: {
            /** @description The rows of the product. */
            rows: number[];
            outcome: components["schemas"]["ImportOutcome"];
            /** @description 200 where it is done, or may be. */
            code: number;
            /** @description Why it is refused. */
            message: string | null;
            name: string;
            /** @description Its number; null while there is none. */
            product: number | null;
            /** @description Its version now; null while there is none. */
            version: number | null;
            faults: components["schemas"]["ImportFault"][];
            questions: components["schemas"]["ImportQuestion"][];
            changes: components["schemas"]["ImportChange"][];
        };
        StockImportRow: {
            row: components["schemas"]["SheetRow"];
            cells: components["schemas"]["ImportCells"];
            /** @description The stock that a check has answered; another one by now is refused. */
            seen?: number;
        };
        /** @description Rows of SKUs. A SKU is known by its number, by its product and values, or by its item number. */
        StockImport: {
            run?: components["schemas"]["ImportRun"];
            mode: components["schemas"]["StockImportMode"];
            rows: components["schemas"]["StockImportRow"][];
        };
        /** @description What becomes, or would become, of one SKU. */
        StockImportResult: {
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            code: number;
            /** @description Why it is refused. */
            message: string | null;
            /** @description The column that is wrong. */
            column: string | null;
            product: number | null;
            name: string;
            skuNumber: number | null;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            before: number | null;
            after: number | null;
        };
        RefundOrderNo: string;
        RefundLine: {
            id: number;
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            /** @description The shop. */
            merId: number;
            /** @description The line of the order. */
            orderDetailId: number;
            /** @description The product. */
            productId: number;
            /** @description The name of the product. */
            productName: string;
            /** @description The address of a picture. */
            image: string;
            /** @description The SKU. */
            attrValueId: number;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            price: components["schemas"]["Money"];
            /** @description Paid for the whole line. */
            payPrice: components["schemas"]["Money"];
            /** @description How many pieces were bought. */
            payNum: number;
            productType: components["schemas"]["ProductType"];
            /** @description Pieces of this refund. */
            applyRefundNum: number;
            refundPrice: components["schemas"]["Money"];
            /** @description What the shop bears of it: `refundPrice` less `platformRefundPrice`. */
            merchantRefundPrice: components["schemas"]["Money"];
            /** @description What the platform bears of it: its fee that comes back, as the ledger books it; all refunds of an order give back its whole fee. */
            platformRefundPrice: components["schemas"]["Money"];
            /** @description Points that are given back to the buyer. */
            refundUseIntegral: number;
            refundIntegralPrice: components["schemas"]["Money"];
            /** @description Points that are taken back from the buyer. */
            refundGainIntegral: number;
            refundFirstBrokerageFee: components["schemas"]["Money"];
            refundSecondBrokerageFee: components["schemas"]["Money"];
            refundPlatCouponPrice: components["schemas"]["Money"];
            refundFreightFee: components["schemas"]["Money"];
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        Refund: {
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The buyer. */
            uid: number;
            /** @description What the buyer is called. */
            userNickName: string;
            refundStatus: components["schemas"]["RefundStatus"];
            refundPrice: components["schemas"]["Money"];
            /** @description The shop's own note. */
            merRemark: string | null;
            afterSalesType: components["schemas"]["AfterSalesType"];
            returnGoodsType: components["schemas"]["ReturnGoodsType"];
            /** @description The platform forced it. */
            isCompulsoryRefund: boolean;
            /** @description Pieces. */
            totalNum: number;
            createTime: components["schemas"]["DateTime"];
            /** @description The line of the order that is refunded. */
            refundOrderInfo: components["schemas"]["RefundLine"];
        };
        RefundCounts: {
            all: number;
            await: number;
            reject: number;
            refunding: number;
            refunded: number;
            awaitReturning: number;
            awaitReceiving: number;
            revoke: number;
        };
        RefundLog: {
            /** @description The refund's number. */
            orderNo: string;
            changeType: components["schemas"]["RefundChange"];
            /** @description What happened, in words. */
            changeMessage: string;
            /** @description The account of the shop's that did it; empty for buyers, the platform and what happens by itself. */
            operator: string;
            createTime: components["schemas"]["DateTime"];
        };
        RefundOrderInfo: {
            /** @description The number of the order. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The buyer. */
            uid: number;
            /** @description What the buyer is called. */
            nickname: string;
            /** @description The buyer's phone number. */
            phone: string | null;
            status: components["schemas"]["OrderStatus"];
            refundStatus: components["schemas"]["OrderRefundStatus"];
            type: components["schemas"]["OrderType"];
            secondType: components["schemas"]["ProductType"];
            shippingType: components["schemas"]["ShippingType"];
            /** @description How many pieces in all. */
            totalNum: number;
            /** @description Pieces sent. */
            deliveryNum: number;
            /** @description It is paid. */
            paid: boolean;
            payType: components["schemas"]["PayType"];
            /** @description When it was paid. */
            payTime: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            proTotalPrice: components["schemas"]["Money"];
            payPrice: components["schemas"]["Money"];
            payPostage: components["schemas"]["Money"];
            merCouponPrice: components["schemas"]["Money"];
            platCouponPrice: components["schemas"]["Money"];
            svipDiscountPrice: components["schemas"]["Money"];
            integralPrice: components["schemas"]["Money"];
            /** @description Points that the buyer has spent on it. */
            useIntegral: number;
            /** @description Points that the buyer gets for it. */
            gainIntegral: number;
            /** @description The buyer's note. */
            userRemark: string | null;
            /** @description The shop's own note. */
            merchantRemark: string | null;
            /** @description The name of the person. */
            realName: string;
            /** @description The phone of who receives it. */
            userPhone: string;
            /** @description Where it is sent to. */
            userAddress: string;
        };
        RefundInfo: {
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            refundStatus: components["schemas"]["RefundStatus"];
            afterSalesType: components["schemas"]["AfterSalesType"];
            returnGoodsType: components["schemas"]["ReturnGoodsType"];
            promoterType: components["schemas"]["RefundPromoter"];
            /** @description Its buyer has withdrawn it. */
            isUserRevoke: boolean;
            /** @description The platform forced it. */
            isCompulsoryRefund: boolean;
            /** @description The name of the product. */
            productName: string;
            /** @description The address of a picture. */
            image: string;
            /** @description The values of the specs, joined by a comma. */
            sku: string;
            price: components["schemas"]["Money"];
            /** @description Paid for the whole line. */
            payPrice: components["schemas"]["Money"];
            /** @description How many pieces were bought. */
            payNum: number;
            /** @description Pieces of this refund. */
            applyRefundNum: number;
            refundPrice: components["schemas"]["Money"];
            /** @description When the money was back. */
            refundTime: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            /** @description Points that are given back to the buyer. */
            refundUseIntegral: number;
            /** @description Points that are taken back from the buyer. */
            refundGainIntegral: number;
            refundFirstBrokerageFee: components["schemas"]["Money"];
            refundSecondBrokerageFee: components["schemas"]["Money"];
            refundFreightFee: components["schemas"]["Money"];
            /** @description The buyer's reason. */
            refundReasonWap: string | null;
            /** @description Pictures of the buyer, joined by a comma. */
            refundReasonWapImg: string | null;
            /** @description The buyer's words. */
            refundReasonWapExplain: string | null;
            /** @description Whom the goods go back to. */
            receiver: string | null;
            /** @description The phone there. */
            receiverPhone: string | null;
            /** @description Where the goods are sent back to. */
            receiverAddressDetail: string | null;
            /** @description Of the parcel that comes back. */
            expressName: string | null;
            /** @description The number of the parcel. */
            trackingNumber: string | null;
            /** @description The buyer's number for the return. */
            telephone: string | null;
            /** @description Why the shop refused. */
            refundReason: string | null;
            /** @description The shop's own note. */
            merRemark: string | null;
            /** @description The platform's note. */
            platformRemark: string | null;
            /** @description Oldest first. */
            statusList: components["schemas"]["RefundLog"][];
            /** @description The order that it belongs to. */
            orderInfoVo: components["schemas"]["RefundOrderInfo"];
        };
        RefundMark: {
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            /** @description The text of the note. */
            remark: string;
        };
        /** @description Refusing needs `reason`; agreeing to goods that come back by express needs `merAddressId`. */
        RefundAuditInput: {
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            auditType: components["schemas"]["RefundAudit"];
            /** @description Why, in the words of whoever decides. */
            reason?: string | null;
            /** @description The shop's address to which the goods are sent back. */
            merAddressId?: number | null;
        };
        RefundRejection: {
            /** @description The number of the refund. */
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            /** @description Why, in the words of whoever decides. */
            reason: string;
        };
        /** @description What a buyer says of a product; or the shop in a made-up name, with uid 0. */
        Review: {
            id: number;
            /** @description The buyer; 0 for a review of the shop's own. */
            uid: number;
            /** @description The product. */
            productId: number;
            /** @description From 1 to 5 stars. */
            star: number;
            /** @description What the buyer wrote. */
            comment: string;
            /** @description Addresses of pictures. */
            pics: string[];
            /** @description What the shop answered. */
            merchantReplyContent: string | null;
            merchantReplyTime: components["schemas"]["DateTime"] | null;
            /** @description A phone number in it has its middle four digits masked. */
            nickname: string;
            /** @description The address of a picture. */
            avatar: string | null;
            createTime: components["schemas"]["DateTime"];
            /** @description The SKU's values as they were, joined by a comma. */
            sku: string;
            /** @description The name of the shop. */
            merName: string;
            /** @description The name of the product. */
            productName: string;
            /** @description The address of the product's picture. */
            productImage: string;
            /** @description The buyer's account is closed. */
            isLogoff: boolean;
        };
        ReviewCounts: {
            all: number;
            /** @description Those without an answer. */
            open: number;
            answered: number;
        };
        /** @description A text that the shop answers reviews with. */
        ReplyTemplate: {
            id: number;
            content: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
        };
        ReplyTemplateInput: {
            content: string;
        };
        ReplyTemplateId: number;
        ReplyTemplateUpdate: {
            id: components["schemas"]["ReplyTemplateId"];
            content: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        ReviewId: number;
        OwnReviewInput: {
            /** @description The product. */
            productId: number;
            /** @description A SKU of the product. */
            attrValueId: number;
            /** @description From 1 to 5 stars. */
            star: number;
            /** @description What the buyer wrote. */
            comment: string;
            pics?: string[];
            /** @description The address of a picture. */
            avatar: string;
            /** @description What the buyer is called. */
            nickname: string;
        };
        ReviewReplyInput: {
            id: components["schemas"]["ReviewId"];
            /** @description What the shop answered. */
            merchantReplyContent: string;
        };
        RevisionId: number;
        /** @description One field that a revision changed. */
        RevisionChange: {
            /** @description Its name; a field of a SKU begins with sku. */
            field: string;
            /** @description The part of the record that it belongs to, such as the values of a SKU. */
            part: string | null;
            /** @description What it was, as JSON; null where it was not there. */
            before: string | null;
            /** @description What it became, as JSON; null where it is not there. */
            after: string | null;
        };
        /** @description What one call changed of one record. */
        Revision: {
            id: components["schemas"]["RevisionId"];
            kind: components["schemas"]["RevisionKind"];
            /** @description The record's number. */
            subject: number;
            /** @description The record's name then. */
            name: string;
            effect: components["schemas"]["RevisionEffect"];
            /** @description What was done, in the caller's language. */
            action: string;
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the account's owner, now; empty where there is none. */
            realName: string;
            createTime: components["schemas"]["DateTime"];
            changes: components["schemas"]["RevisionChange"][];
            /** @description Further fields that changed and are not listed. */
            more: number;
            state: components["schemas"]["RevisionState"];
            /** @description What it was done together with; null where it was done alone. */
            batch: string | null;
            /** @description How many changes were made together; 1 where it was done alone. */
            batchSize: number;
            /** @description The revision that it undid. */
            undoes: number | null;
        };
        /** @description One field that undoing changes. */
        UndoChange: {
            field: string;
            part: string | null;
            /** @description What it is now, as JSON. */
            current: string | null;
            /** @description What it would be, as JSON. */
            target: string | null;
            /** @description What the revision had made of it, as JSON, where it was changed since. */
            left: string | null;
            /** @description It was changed since. */
            isOverwritten: boolean;
        };
        UndoCheck: {
            isPossible: boolean;
            /** @description 200 where it is possible. */
            code: number;
            /** @description Why it is not possible. */
            message: string | null;
            changes: components["schemas"]["UndoChange"][];
            /** @description Further fields that would change and are not listed. */
            more: number;
            /** @description Something of it was changed since. */
            hasOverwritten: boolean;
            /** @description Names what was shown; sent with the undo, it overwrites just that. */
            seen: string;
        };
        UndoInput: {
            id: components["schemas"]["RevisionId"];
            /** @description From the check; without it nothing that was changed since is overwritten. */
            seen?: string;
        };
        RevisionBatch: string;
        UndoBatchInput: {
            batch: components["schemas"]["RevisionBatch"];
            /** @description Only revisions with a smaller id: the last one of the previous answer. */
            before?: number;
        };
        UndoResult: {
            revision: number;
            name: string;
            /** @description 200 where it is undone. */
            code: number;
            /** @description Why it is not undone. */
            message: string | null;
        };
        /** @description One menu in the tree of a role. */
        MenuNode: {
            id: components["schemas"]["MenuId"];
            /** @description The entry above, 0 at the root. */
            pid: number;
            name: string;
            /** @description The address of an icon. */
            icon: string | null;
            /** @description The role grants it; null where no role is asked for. */
            checked: boolean | null;
            /** @description Higher ones come first. */
            sort: number;
            menuType: components["schemas"]["MenuType"];
            /** @description The address of the page. */
            component: string | null;
            /** @description Permissions, joined by a comma. */
            perms: string | null;
            /** @description Why the calling account may not grant it; null where it may. */
            lock: components["schemas"]["MenuLock"] | null;
            childList: components["schemas"]["MenuNode"][];
        };
        Role: {
            id: components["schemas"]["RoleId"];
            roleName: string;
            /** @description Enabled; a disabled role grants nothing. */
            status: boolean;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        RoleDetail: {
            id: components["schemas"]["RoleId"];
            roleName: string;
            /** @description Enabled; a disabled role grants nothing. */
            status: boolean;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            menuList: components["schemas"]["MenuNode"][];
        };
        RoleInput: {
            /** @description Unique in the shop; trimmed. */
            roleName: string;
            /** @description Ids of menus, joined by an English comma: the checked and the half-checked ones. */
            rules: string;
            status: components["schemas"]["Flag"];
        };
        RoleUpdate: {
            id: components["schemas"]["RoleId"];
            /** @description Unique in the shop; trimmed. */
            roleName: string;
            /** @description Ids of menus, joined by an English comma: the checked and the half-checked ones. */
            rules: string;
            status: components["schemas"]["Flag"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        RoleStatusInput: {
            id: components["schemas"]["RoleId"];
            status: components["schemas"]["Flag"];
        };
        /**
         * @description A day at +08:00.
         * @example 2026-05-01
         */
        Day: string;
        SeckillActivity: {
            id: number;
            name: string;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description The slots of each day: "HH:mm - HH:mm". */
            timeList: string[];
            /** @description The most pieces of an order, 0 for no limit. */
            oneQuota: number;
            /** @description The most pieces of a buyer, 0 for no limit. */
            allQuota: number;
            /** @description The stars that a shop needs. */
            merStars: number;
            /** @description The stars that the shop has. */
            merStarLevel: number;
            /** @description Platform categories of level 1, joined by a comma; "0" for all. */
            proCategory: string;
            productCategoryNames: string;
            isOpen: components["schemas"]["SwitchFlag"];
            status: components["schemas"]["ActivityStatus"];
            /** @description Products by which the shop takes part. */
            productNum: number;
            createTime: components["schemas"]["DateTime"];
        };
        SeckillActivityId: number;
        SeckillSku: {
            id: number;
            /** @description The product. */
            productId: number;
            /** @description The SKU that it copies. */
            masterId: number;
            /** @description The values, joined by a comma. */
            sku: string;
            /** @description The address of a picture. */
            image: string;
            price: components["schemas"]["Money"];
            otPrice: components["schemas"]["Money"];
            cost: components["schemas"]["Money"];
            /** @description What the SKU sells for today; null for a deleted one. */
            priceNow: components["schemas"]["Money"] | null;
            /** @description What the SKU costs the shop today; null for a deleted one. */
            costNow: components["schemas"]["Money"] | null;
            /** @description The values by their specs, as JSON. */
            attrValue: string;
            /** @description The barcode of the SKU. */
            barCode: string | null;
            /** @description In kilograms. */
            weight: components["schemas"]["SkuMeasure"];
            /** @description In cubic metres. */
            volume: components["schemas"]["SkuMeasure"];
            /** @description Of the SKU that it copies. */
            version: number;
            /** @description The SKU that it copies is deleted. */
            isDel: boolean;
            /** @description How many there were. */
            quotaShow: number;
            /** @description How many are left. */
            quota: number;
            /** @description As `quota`. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
        };
        SeckillProduct: {
            id: number;
            /** @description The flash sale. */
            activityId: number;
            activityName: string;
            activityStatus: components["schemas"]["ActivityStatus"];
            timeList: string[];
            /** @description The product. */
            productId: number;
            type: components["schemas"]["ProductType"];
            name: string;
            /** @description The address of a picture. */
            image: string;
            /** @description In what it is counted. */
            unitName: string;
            /** @description The platform's category. */
            categoryId: number;
            /** @description The name of the platform's category. */
            categoryName: string;
            /** @description 0 is any other brand. */
            brandId: number;
            /** @description The shipping template, 0 none. */
            tempId: number;
            /** @description It is deleted. */
            isDel: boolean;
            /** @description The shop. */
            merId: number;
            /** @description The name of the shop. */
            merName: string;
            merCategoryId: number;
            /** @description The stars of the shop. */
            merStarLevel: number;
            price: components["schemas"]["Money"];
            seckillPrice: components["schemas"]["Money"];
            quotaShow: number;
            quota: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description Higher ones come first. */
            sort: number;
            specType: boolean;
            /** @description It is shown to buyers. */
            isShow: boolean;
            auditStatus: components["schemas"]["SeckillAuditStatus"];
            /** @description Why, in the words of whoever decides. */
            reason: string | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            attrValue: components["schemas"]["SeckillSku"][];
        };
        SeckillActivityDetail: {
            id: number;
            name: string;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description The slots of each day: "HH:mm - HH:mm". */
            timeList: string[];
            /** @description The most pieces of an order, 0 for no limit. */
            oneQuota: number;
            /** @description The most pieces of a buyer, 0 for no limit. */
            allQuota: number;
            /** @description The stars that a shop needs. */
            merStars: number;
            /** @description The stars that the shop has. */
            merStarLevel: number;
            /** @description Platform categories of level 1, joined by a comma; "0" for all. */
            proCategory: string;
            productCategoryNames: string;
            isOpen: components["schemas"]["SwitchFlag"];
            status: components["schemas"]["ActivityStatus"];
            /** @description Products by which the shop takes part. */
            productNum: number;
            createTime: components["schemas"]["DateTime"];
            /** @description The ids of the slots, joined by a comma. */
            timeIntervals: string;
            /** @description The products that it is for. */
            productList: components["schemas"]["SeckillProduct"][];
        };
        SeckillCalendarProduct: {
            id: number;
            /** @description The product. */
            productId: number;
            name: string;
            /** @description The address of a picture. */
            image: string;
            /** @description It is shown to buyers. */
            isShow: boolean;
            auditStatus: components["schemas"]["SeckillAuditStatus"];
        };
        SeckillCalendarEntry: {
            id: number;
            name: string;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description The slots of each day: "HH:mm - HH:mm". */
            timeList: string[];
            /** @description The most pieces of an order, 0 for no limit. */
            oneQuota: number;
            /** @description The most pieces of a buyer, 0 for no limit. */
            allQuota: number;
            /** @description The stars that a shop needs. */
            merStars: number;
            /** @description The stars that the shop has. */
            merStarLevel: number;
            /** @description Platform categories of level 1, joined by a comma; "0" for all. */
            proCategory: string;
            productCategoryNames: string;
            isOpen: components["schemas"]["SwitchFlag"];
            status: components["schemas"]["ActivityStatus"];
            /** @description Products by which the shop takes part. */
            productNum: number;
            createTime: components["schemas"]["DateTime"];
            products: components["schemas"]["SeckillCalendarProduct"][];
        };
        SeckillProductCount: {
            auditStatus: components["schemas"]["SeckillAuditStatus"];
            count: number;
        };
        SeckillSkuOffer: {
            /** @description The SKU. */
            attrValueId: number;
            /** @description Up to the stock of the SKU. */
            quota: number;
            /** @description More than 0. */
            activityPrice: components["schemas"]["Price"];
        };
        SeckillOffer: {
            id: number;
            /** @description Higher ones come first. */
            sort: number;
            /** @description Every SKU of the product. */
            attrValue: components["schemas"]["SeckillSkuOffer"][];
        };
        SeckillProductsInput: {
            id: components["schemas"]["SeckillActivityId"];
            /** @description The products that it is for. */
            productList: components["schemas"]["SeckillOffer"][];
        };
        SeckillProductId: number;
        SeckillPrice: {
            id: number;
            /** @description More than 0. */
            activityPrice: components["schemas"]["Price"];
        };
        SeckillPrices: {
            id: components["schemas"]["SeckillProductId"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
            attrValue: components["schemas"]["SeckillPrice"][];
        };
        SeckillPricesInput: {
            /** @description The products that it is for. */
            productList: components["schemas"]["SeckillPrices"][];
        };
        /** @description Ids joined by an English comma. */
        IdList: string;
        SeckillProductIds: {
            ids: components["schemas"]["IdList"];
        };
        LoginInput: {
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The password. */
            pwd: string;
            /** @description The captcha's key. */
            key?: string;
            /** @description What the captcha's picture shows, in either case. */
            code?: string;
            /** @description A sliding captcha that was solved, in place of `key` and `code`. */
            captchaVO?: {
                /** @description Its token, three hyphens, and the point that was checked. */
                captchaVerification?: string;
            };
            /** @description Of the account's second factor, where it has one: without it the answer is 90004, whose `data` has `secondFactor: true`. */
            factorCode?: components["schemas"]["FactorCode"];
            /** @description WeChat's code when opened there; stored, unused. */
            wxCode?: string;
            /** @description What an earlier login answered on this device, whose failures are then counted by themselves; empty at a device's first login. */
            deviceSecret?: string;
        };
        LoginResult: {
            /** @description What every later call sends in `Authori-zation`. */
            token: string;
            id?: components["schemas"]["AdminId"];
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
            /** @description Receives text messages. */
            isSms: boolean;
            /** @description The wide logo of the sidebar. */
            leftTopLogo: string | null;
            /** @description The logo of the folded sidebar. */
            leftSquareLogo: string | null;
            /** @description To be kept on the device and sent at its next login; null where the login sent none. */
            deviceSecret: string | null;
        };
        LoginInfo: {
            id: components["schemas"]["AdminId"];
            /** @description The shop. */
            merId?: number;
            /** @description The name that somebody logs in with. */
            account: string;
            /** @description The name of the person. */
            realName: string;
            /** @description The shop's name. */
            merName?: string;
            /** @description The shop is run by the platform itself. */
            isSelf?: boolean;
            /** @description Role keys; the owner's hold admin. */
            roles: string[];
            /** @description What the account may do; `*:*:*` is everything. */
            permissionsList: string[];
            /** @description The stars of the shop. */
            merStarLevel: number;
            /** @description The address of a picture. */
            avatar?: string | null;
            /** @description What the person says about himself. */
            introduction?: string | null;
            /** @description A mobile number. */
            phone?: string | null;
            /** @description How often the account has logged in. */
            loginCount?: number;
            /** @description The address of the last login. */
            lastIp?: string | null;
            lastTime?: components["schemas"]["DateTime"] | null;
            /** @description The account is enabled. */
            status?: boolean;
            /** @description The password was given by somebody else: until it is changed nothing else is answered, with 90003. */
            isTemporary: boolean;
        };
        ProfileInput: {
            /** @description Trimmed. */
            realName: string;
        };
        PasswordInput: {
            /** @description The one that holds now. */
            oldPassword: string;
            /** @description The new one; not the old one again, not a common one, and without the account. */
            password: string;
            /** @description The new one once more. */
            confirmPassword: string;
        };
        SessionId: number;
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /** @description What the program that logged in calls itself; may be empty. */
            userAgent: string;
            /** @description Where it logged in from. */
            address: string;
            createTime: components["schemas"]["DateTime"];
            /** @description When it was last used, to ten minutes. */
            lastTime: components["schemas"]["DateTime"];
            /** @description It is the calling one. */
            isCurrent: boolean;
        };
        SecondFactor: {
            isOn: boolean;
            /** @description From when on. */
            startTime: components["schemas"]["DateTime"] | null;
            /** @description How many are left. */
            recoveryCodes: number;
        };
        SecondFactorStart: {
            /** @description The present password. */
            pwd: string;
        };
        SecondFactorSecret: {
            /** @description Base32, for typing it into the app. */
            secret: string;
            /** @description otpauth://, as its QR code shows it. */
            secretUri: string;
        };
        SecondFactorConfirm: {
            /** @description Six digits of the authenticator app. */
            factorCode: string;
        };
        RecoveryCodes: {
            /** @description Each is good once, in place of a code. */
            recoveryCodes: string[];
        };
        SecondFactorCheck: {
            factorCode: components["schemas"]["FactorCode"];
        };
        SecondFactorOff: {
            /** @description The present password. */
            pwd: string;
            factorCode: components["schemas"]["FactorCode"];
        };
        Captcha: {
            key: string;
            /** @description A PNG of 80 × 34 as a data URI, good for 5 minutes and one try. */
            code: string;
        };
        AccountName: {
            /** @description The name that somebody logs in with. */
            account: string;
        };
        SliderInput: {
            /**
             * @description The kind of captcha; `blockPuzzle` is the one with a sliding piece.
             * @enum {string}
             */
            captchaType: "blockPuzzle";
            /** @description Not looked at. */
            clientUid?: string;
            /** @description Not looked at. */
            ts?: number;
        };
        "Slider-2": {
            /**
             * @description `0000` for success.
             * @constant
             */
            repCode: "0000";
            /** @description What went wrong, if anything did. */
            repMsg: string | null;
            repData: {
                /** @description A PNG of 310 × 155 points with the hole, without a prefix. */
                originalImageBase64: string;
                /** @description A PNG of 47 × 155 points with the piece at its height. */
                jigsawImageBase64: string;
                token: string;
                /** @description Empty: points travel as they are, TLS keeps them. */
                secretKey: string;
                /** @description The kind of captcha; `blockPuzzle` is the one with a sliding piece. */
                captchaType: string;
            };
        };
        SliderTry: {
            /**
             * @description The kind of captcha; `blockPuzzle` is the one with a sliding piece.
             * @enum {string}
             */
            captchaType: "blockPuzzle";
            token: string;
            /** @description Where the piece was put, {"x":123,"y":5}. */
            pointJson: string;
        };
        SliderVerdict: {
            /**
             * @description 0000 right, 6111 wrong, 6110 gone or run out.
             * @enum {string}
             */
            repCode: "0000" | "6110" | "6111";
            /** @description What went wrong, if anything did. */
            repMsg: string | null;
            repData: {
                result: boolean;
                token: string;
                /** @description The kind of captcha; `blockPuzzle` is the one with a sliding piece. */
                captchaType: string;
            };
        };
        Health: {
            /** @enum {string} */
            status: "ready" | "starting" | "draining";
        };
        /**
         * @description A failing job is tried again after a pause that doubles up to five minutes; a late one has run for over a minute.
         * @enum {string}
         */
        JobState: "working" | "failing" | "late";
        Ready: {
            /** @enum {string} */
            status: "ready";
            /**
             * @description Whether the storage of files answers. Without it pictures and uploads answer 503; everything else works.
             * @enum {string}
             */
            files?: "ready" | "away";
            /** @description What each domain does by itself, by its name. */
            jobs?: {
                [key: string]: components["schemas"]["JobState"];
            };
        };
        /** @description What the shipping of a product costs, by region. */
        ShippingTemplate: {
            id: number;
            /** @description The shop. */
            merId: number;
            /** @description Name (模板名称). */
            name: string;
            /** @description Counted (计费方式). */
            type: components["schemas"]["ShippingCharge"];
            /** @description Free shipping (包邮方式). */
            appoint: components["schemas"]["FreeShipping"];
            /** @description Higher ones come first. */
            sort: number;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * @description A weight or a volume with two decimals, as text, up to 999999.99; a number is accepted too.
         * @example 0.50
         */
        Measure: string;
        /** @description What shipping costs into some regions: `firstPrice` for the `first` pieces, kilograms or cubic metres, `renewalPrice` for each further `renewal`. */
        ShippingRegion: {
            /** @description JSON: paths of region ids; "[[0,0]]" is the whole country. */
            title: string;
            first: components["schemas"]["Measure"];
            firstPrice: components["schemas"]["Money"];
            renewal: components["schemas"]["Measure"];
            renewalPrice: components["schemas"]["Money"];
            uniqid: string;
        };
        /** @description Regions into which shipping is free from so many pieces, kilograms or cubic metres and from this amount on. */
        ShippingFree: {
            /** @description JSON: paths of region ids. */
            title: string;
            number: components["schemas"]["Measure"];
            price: components["schemas"]["Money"];
            uniqid: string;
        };
        ShippingTemplateInfo: {
            id: number;
            name: string;
            type: components["schemas"]["ShippingCharge"];
            appoint: components["schemas"]["FreeShipping"];
            /** @description Higher ones come first. */
            sort: number;
            /** @description The whole country first; null where shipping is free everywhere. */
            regionList: components["schemas"]["ShippingRegion"][] | null;
            /** @description Only where `appoint` is 2. */
            freeList: components["schemas"]["ShippingFree"][] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
        };
        ShippingRegionInput: {
            /** @description Districts, joined by an English comma; "0" or "all" is the whole country. A district belongs to one row only. */
            cityId: string;
            /** @description Worked out from `cityId`; what comes in is not looked at. */
            title?: string | null;
            /** @description Whole and at least 1 by piece, at least 0.1 otherwise. */
            first: components["schemas"]["Measure"];
            firstPrice: components["schemas"]["Price"];
            /** @description As `first`. */
            renewal: components["schemas"]["Measure"];
            renewalPrice: components["schemas"]["Price"];
        };
        ShippingFreeInput: {
            /** @description Districts, joined by an English comma; "0" or "all" is the whole country. A district belongs to one row only. */
            cityId: string;
            /** @description Worked out from `cityId`; what comes in is not looked at. */
            title?: string | null;
            /** @description Whole and at least 1 by piece, at least 0.1 otherwise. */
            number: components["schemas"]["Measure"];
            price: components["schemas"]["Price"];
        };
        ShippingTemplateInput: {
            /** @description Name (模板名称). */
            name: string;
            type: components["schemas"]["ShippingCharge"];
            appoint: components["schemas"]["FreeShipping"];
            /** @description Higher ones come first. */
            sort: number;
            /** @description Needed where `appoint` is not 0; where it is 2 the first row is the whole country. */
            shippingTemplatesRegionRequestList?: components["schemas"]["ShippingRegionInput"][] | null;
            /** @description Stored where `appoint` is 2. */
            shippingTemplatesFreeRequestList?: components["schemas"]["ShippingFreeInput"][] | null;
        };
        ShippingTemplateUpdate: {
            id: components["schemas"]["ShippingTemplateId"];
            /** @description Name (模板名称). */
            name: string;
            type: components["schemas"]["ShippingCharge"];
            appoint: components["schemas"]["FreeShipping"];
            /** @description Higher ones come first. */
            sort: number;
            /** @description Needed where `appoint` is not 0; where it is 2 the first row is the whole country. */
            shippingTemplatesRegionRequestList?: components["schemas"]["ShippingRegionInput"][] | null;
            /** @description Stored where `appoint` is 2. */
            shippingTemplatesFreeRequestList?: components["schemas"]["ShippingFreeInput"][] | null;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        ExpressCompanyId: number;
        /** @description A company that carries parcels, kept by the platform; its account and password are never answered. */
        ExpressCompany: {
            id: components["schemas"]["ExpressCompanyId"];
            /** @description Its name in the interfaces of logistics services. */
            code: string;
            name: string;
            /** @description A waybill needs a monthly account. */
            partnerId: boolean;
            /** @description A waybill needs the account's password. */
            partnerKey: boolean;
            /** @description A waybill needs the branch. */
            net: boolean;
            netName: string | null;
            /** @description Higher ones come first. */
            sort: number;
            /** @description It is shown to buyers. */
            isShow: boolean;
            /** @description It can be used for electronic waybills. */
            status: boolean;
        };
        ShopCompanyId: number;
        /** @description An express company that the shop works with. */
        ShopCompany: {
            id: components["schemas"]["ShopCompanyId"];
            code: string;
            name: string;
            /** @description Chosen already when an order is sent; always an open one. */
            isDefault: boolean;
            /** @description Offered when an order is sent. */
            isOpen: boolean;
        };
        ShopCompanyInput: {
            expressId: components["schemas"]["ExpressCompanyId"];
        };
        /** @description A part of the country; its number is the code of GB/T 2260. */
        RegionNode: {
            regionId: number;
            /** @description 0 for a province. */
            parentId: number;
            regionName: string;
            regionType: components["schemas"]["RegionType"];
            child: components["schemas"]["RegionNode"][];
        };
        /** @description A template of specs, to begin a product with. */
        SpecRule: {
            id: number;
            /** @description The shop. */
            merId: number;
            ruleName: string;
            /** @description JSON text as in RuleValue, or whatever an older program has left there. */
            ruleValue: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
        };
        SpecRuleId: number;
        /** @description A spec and its values, as they stand in the text of ruleValue. */
        Spec: {
            /** @description The spec's name: 颜色. */
            value: string;
            /** @description Its values, in order: 红, 蓝. No name and no value holds an English comma, which joins them elsewhere. */
            detail: string[];
        };
        SpecList: components["schemas"]["Spec"][];
        /** @description JSON text: a list of specs, whose names differ, with values that differ. */
        RuleValue: string;
        SpecRuleInput: {
            ruleName: string;
            ruleValue: components["schemas"]["RuleValue"];
        };
        SpecRuleUpdate: {
            id: components["schemas"]["SpecRuleId"];
            ruleName: string;
            ruleValue: components["schemas"]["RuleValue"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        /** @description What the platform keeps of the shop; its merchant only reads it, but for the switch. */
        ShopBase: {
            name: string;
            /** @description The account that the owner logs in with. */
            phone: string;
            /** @description The owner's name. */
            realName: string;
            /** @description The platform's category. */
            categoryId: number | null;
            /** @description The category's name; empty without one. */
            merCategory: string;
            typeId: number | null;
            /** @description The type's name; empty without one. */
            merType: string;
            /** @description Of what is paid, in percent. */
            handlingFee: number;
            isSelf: components["schemas"]["SelfOperated"];
            isRecommend: boolean;
            /** @description The shop is open. */
            isSwitch: boolean;
            /** @description The platform reviews its products. */
            productSwitch: boolean;
            /** @description Addresses of pictures, as a JSON list; empty without any. */
            qualificationPicture: string;
            /** @description How many pages it may still collect. */
            copyProductNum: number;
            starLevel: number;
            receiptPrintingSwitch: components["schemas"]["ReceiptPrinting"];
            /** @description When the shop joined. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description What buyers see of the shop, and how it works. A text that was never filled in is empty. */
        ShopInfo: {
            /** @description Joined by a comma. */
            keywords: string;
            /** @description The whole address, with the region in front. */
            addressDetail: string;
            /** @description The region that the address begins with; empty where nobody chose it. */
            province: string;
            /** @description The city. */
            city: string;
            district: string;
            /** @description Degrees, in the coordinates of Chinese maps (GCJ-02). */
            latitude: string;
            longitude: string;
            /** @description The address of a picture. */
            avatar: string;
            backImage: string;
            streetBackImage: string;
            coverImage: string;
            rectangleLogo: string;
            pcBanner: string;
            pcBackImage: string;
            /** @description One or two sentences about it. */
            intro: string;
            /** @description Up to so many pieces in all a product is low on stock. */
            alertStock: number;
            serviceType: components["schemas"]["ServiceType"];
            serviceLink: string;
            servicePhone: string;
            /** @description Orders may be fetched at the shop. */
            isTakeTheir: boolean;
            receiptPrintingSwitch: components["schemas"]["ReceiptPrinting"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
        };
        ShopInfoInput: {
            /** @description Joined by a comma; at least one. */
            keywords?: string;
            addressDetail: string;
            /** @description Left out, the region stays where the address still begins with it. */
            province?: string;
            /** @description The city. */
            city?: string;
            district?: string;
            latitude: string;
            longitude: string;
            /** @description The address of a picture. */
            avatar: string;
            backImage: string;
            streetBackImage: string;
            coverImage: string;
            rectangleLogo: string;
            pcBanner?: string;
            pcBackImage?: string;
            /** @description One or two sentences about it. */
            intro: string;
            alertStock: number;
            serviceType: components["schemas"]["ServiceType"];
            /** @description An address of http or https, where `serviceType` is H5. */
            serviceLink?: string;
            /** @description A Chinese number, where `serviceType` is phone. */
            servicePhone?: string;
            isTakeTheir: components["schemas"]["Flag"];
            receiptPrintingSwitch: components["schemas"]["ReceiptPrinting"];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        ShopSwitchInput: {
            /** @description Open or closed, as the shop is to be; left out, the other than it is. */
            isSwitch?: components["schemas"]["Flag"];
        };
        ShopSwitched: {
            /** @description The shop is open now. */
            isSwitch: boolean;
            /** @description How many products the closing has taken off the shelf. */
            takenDown: number;
            /** @description How many products the closing has taken down in seckill activities. */
            seckillTakenDown: number;
        };
        /** @description Where the platform pays the shop's money to; each kind has fields of its own, and those of the others may be empty. */
        SettlementInfo: {
            settlementType: components["schemas"]["PayoutType"];
            bankUserName: string;
            bankName: string;
            /** @description The number of the account. */
            bankCard: string;
            /** @description The branch of the bank. */
            bankAddress: string;
            wechatCode: string;
            /** @description The address of a picture. */
            wechatQrcodeUrl: string;
            /** @description The name of the person. */
            realName: string;
            alipayCode: string;
            /** @description The address of a picture. */
            alipayQrcodeUrl: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version: number;
        };
        /** @description The kind needs its own fields; those of the others stay as they are where they are left out. */
        SettlementInfoInput: {
            /**
             * @description wechat is weixin.
             * @enum {string}
             */
            settlementType: "bank" | "alipay" | "weixin" | "wechat";
            bankUserName?: string;
            bankName?: string;
            /** @description 8 to 30 digits, or the mask as it was answered. */
            bankCard?: string;
            bankAddress?: string;
            wechatCode?: string;
            wechatQrcodeUrl?: string;
            /** @description The name of the person. */
            realName?: string;
            alipayCode?: string;
            alipayQrcodeUrl?: string;
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        MerchantCategory: {
            id: number;
            name: string;
            /** @description Of what is paid, in percent. */
            handlingFee: number;
        };
        MerchantType: {
            id: number;
            name: string;
            info: string;
        };
        ServiceTokenId: number;
        ServiceToken: {
            id: components["schemas"]["ServiceTokenId"];
            /** @description What the log of sensitive operations calls it, after the word `token`. */
            name: string;
            /** @description Roles' ids, joined by a comma. */
            roles: string;
            /** @description Roles' names, joined by a comma. */
            roleNames: string;
            /** @description The name of the administrator who made it; it may do nothing that he may not do. */
            maker: string;
            state: components["schemas"]["ServiceTokenState"];
            /** @description When it ends. */
            endTime: components["schemas"]["DateTime"];
            createTime: components["schemas"]["DateTime"];
            /** @description When it was last used, to ten minutes. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description From where it was last used. */
            lastIp: string | null;
        };
        ServiceTokenInput: {
            /** @description Unique among the shop's service tokens; trimmed. */
            name: string;
            /** @description Roles' ids, joined by an English comma; none that grants more than its maker may do. */
            roles: string;
            /** @description After how many days it ends. */
            days: number;
        };
        ServiceTokenSecret: {
            id: components["schemas"]["ServiceTokenId"];
            /** @description The token itself, which is stored nowhere. */
            token: string;
            /** @description When it ends. */
            endTime: components["schemas"]["DateTime"];
        };
        User: {
            id: components["schemas"]["UserId"];
            /** @description Tags' ids, joined by a comma. */
            tagId?: string | null;
            /** @description The name of the person. */
            realName?: string | null;
            /** @description What the buyer is called. */
            nickname: string;
            /** @description The address of a picture. */
            avatar: string | null;
            sex: components["schemas"]["Sex"];
            /** @description The birthday, as the buyer entered it. */
            birthday?: string | null;
            /** @description The country. */
            country?: string | null;
            /** @description The province. */
            province?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description With the middle four digits masked. */
            phone: string | null;
            /** @description false is banned. */
            status: boolean;
            registerType: components["schemas"]["RegisterSource"];
            /** @description The buyer has used the WeChat official account. */
            isWechatPublic?: boolean;
            /** @description The buyer has used the WeChat mini program. */
            isWechatRoutine?: boolean;
            /** @description The buyer earns commissions. */
            isPromoter?: boolean;
            /** @description A note of the platform. */
            mark?: string | null;
            /** @description How many points the buyer has. */
            integral?: number;
            nowMoney?: components["schemas"]["Money"];
            createTime: components["schemas"]["DateTime"];
            lastLoginTime?: components["schemas"]["DateTime"] | null;
            /** @description The buyer who brought this one. */
            spreadUid?: number | null;
            /** @description What is called who brought the buyer. */
            spreadName?: string | null;
            /** @description The account is cancelled. */
            isLogoff?: boolean;
        };
        UserDetail: {
            id: components["schemas"]["UserId"];
            /** @description The name they log in with. */
            account: string | null;
            /** @description The name of the person. */
            realName: string | null;
            /** @description What the buyer is called. */
            nickname: string;
            /** @description The address of a picture. */
            avatar: string | null;
            /** @description In full. */
            phone: string | null;
            sex: components["schemas"]["Sex"];
            /** @description The birthday, as the buyer entered it. */
            birthday: string | null;
            /** @description Tags' ids, joined by a comma. */
            tagId: string | null;
            /** @description CN or another code. */
            country: string | null;
            /** @description The province. */
            province: string | null;
            /** @description The city. */
            city: string | null;
            district: string | null;
            address: string | null;
            nowMoney: components["schemas"]["Money"];
            /** @description How many points the buyer has. */
            integral: number;
            experience: number;
            brokeragePrice: components["schemas"]["Money"];
            /** @description The level's id. */
            level: number;
            /** @description The level. */
            grade: number;
            /** @description Days signed in without a break. */
            signNum: number;
            /** @description How often they bought. */
            payCount: number;
            /** @description The buyer has used the WeChat official account. */
            isWechatPublic: boolean;
            /** @description The buyer has used the WeChat mini program. */
            isWechatRoutine: boolean;
            isWechatIos: boolean;
            isWechatAndroid: boolean;
            isBindingIos: boolean;
            /** @description The buyer earns commissions. */
            isPromoter: boolean;
            promoterTime: components["schemas"]["DateTime"] | null;
            /** @description Who brought them. */
            spreadUid: number | null;
            /** @description What is called who brought the buyer. */
            spreadName: string | null;
            spreadTime: components["schemas"]["DateTime"] | null;
            /** @description How many they brought. */
            spreadCount: number;
            registerType: components["schemas"]["RegisterSource"];
            addIp: string | null;
            /** @description The address of the last login. */
            lastIp: string | null;
            lastLoginTime: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            /** @description false is banned. */
            status: boolean;
            /** @description A note of the platform. */
            mark: string | null;
            /** @description The account is cancelled. */
            isLogoff: boolean;
            logoffTime: components["schemas"]["DateTime"] | null;
            /** @description Buyers who are paying members have a price of their own. */
            isPaidMember: boolean;
            isPermanentPaidMember: boolean;
            paidMemberExpirationTime: components["schemas"]["DateTime"] | null;
        };
        /** @description A product of the channel that WeChat has not passed yet. */
        VideoDraft: {
            id: number;
            /** @description The product of the shop that it was made of. */
            primaryProductId: number;
            /** @description Its number at WeChat, once it was handed over. */
            componentProductId: number | null;
            title: string;
            /** @description The page of the mini program that shows it. */
            path: string;
            /** @description JSON: the addresses of the pictures at its head. */
            headImg: string;
            /** @description JSON: the addresses of the pictures that prove what its category demands. */
            qualificationPics: string;
            thirdCatId: number;
            thirdCatName: string;
            /** @description 2100000000 is no brand. */
            brandId: number;
            status: components["schemas"]["VideoStatus"];
            /** @description WeChat's review. */
            editStatus: components["schemas"]["VideoEditStatus"];
            platformStatus: components["schemas"]["VideoPlatformStatus"];
            /** @description The platform's review, which comes first. */
            platformEditStatus: components["schemas"]["VideoEditStatus"];
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The shipping template. */
            tempId: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description In what it is counted. */
            unitName: string;
            /** @description Points that a purchase brings. */
            giveIntegral: number;
            /** @description Several SKUs. */
            specType: boolean;
            /** @description Sales that are shown on top. */
            ficti: number;
            /** @description It has commissions of its own. */
            isSub: boolean;
            /** @description The shop. */
            merId: number;
            /** @description The same number as `id`. */
            productId: number;
            infoVersion: string;
            /** @description Why WeChat refused it. */
            reject_reason: string | null;
            /** @description Why the platform refused it. */
            platformStatusReason: string | null;
            addTime: components["schemas"]["DateTime"];
        };
        VideoProductId: number;
        /** @description A category of the third level, with the levels above it and what WeChat wants to see for it. */
        VideoCat: {
            thirdCatId: number;
            thirdCatName: string;
            /** @description What the shop must prove. */
            qualification: string;
            qualificationType: components["schemas"]["VideoQualification"];
            /** @description What must be proved of each product. */
            productQualification: string;
            productQualificationType: components["schemas"]["VideoQualification"];
            secondCatId: number;
            secondCatName: string;
            firstCatId: number;
            firstCatName: string;
            /** @description Passed: WeChat lists what may be used. */
            status: components["schemas"]["VideoCategoryStatus"];
            /** @description Empty: categories are not applied for here. */
            auditId: string;
            auditTime: null;
            rejectReason: null;
            /** @description As `qualification`. */
            auditQualificationReq: string;
        };
        VideoDraftInfo: {
            id: number;
            /** @description The product of the shop that it was made of. */
            primaryProductId: number;
            /** @description Its number at WeChat, once it was handed over. */
            componentProductId: number | null;
            title: string;
            /** @description The page of the mini program that shows it. */
            path: string;
            /** @description JSON: the addresses of the pictures at its head. */
            headImg: string;
            /** @description JSON: the addresses of the pictures that prove what its category demands. */
            qualificationPics: string;
            thirdCatId: number;
            thirdCatName: string;
            /** @description 2100000000 is no brand. */
            brandId: number;
            status: components["schemas"]["VideoStatus"];
            /** @description WeChat's review. */
            editStatus: components["schemas"]["VideoEditStatus"];
            platformStatus: components["schemas"]["VideoPlatformStatus"];
            /** @description The platform's review, which comes first. */
            platformEditStatus: components["schemas"]["VideoEditStatus"];
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The shipping template. */
            tempId: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description In what it is counted. */
            unitName: string;
            /** @description Points that a purchase brings. */
            giveIntegral: number;
            /** @description Several SKUs. */
            specType: boolean;
            /** @description Sales that are shown on top. */
            ficti: number;
            /** @description It has commissions of its own. */
            isSub: boolean;
            /** @description The shop. */
            merId: number;
            /** @description The same number as `id`. */
            productId: number;
            infoVersion: string;
            /** @description Why WeChat refused it. */
            reject_reason: string | null;
            /** @description Why the platform refused it. */
            platformStatusReason: string | null;
            addTime: components["schemas"]["DateTime"];
            descInfo: components["schemas"]["RichText"] | null;
            /** @description JSON: the specs, as `attr`. */
            sku: string;
            /** @description JSON: `[{ attrName, attrValues }]`. */
            attr: string;
            /** @description JSON: its SKUs as `[{ id, sku, price, cost, otPrice, stock, image, barCode, weight, volume, attrValue }]`; `id` is that of the shop's SKU. */
            attrValue: string;
            catInfo: components["schemas"]["VideoCat"];
            /** @description Goes up with every change; sent back by an edit, it refuses to overwrite someone else's. */
            version: number;
        };
        VideoPictures: components["schemas"]["Picture"][];
        /** @description A chosen SKU of the shop's product; picture, cost, list price, stock, code, weight and volume are taken from there. */
        VideoSkuInput: {
            /** @description Without it, or with 0, the one with these values. */
            id?: number | null;
            price: components["schemas"]["Price"];
            /** @description JSON: every spec's name → one of its values. */
            attrValue: string;
        };
        /** @description A title is once in a shop; a category that demands it needs qualification pictures; a SKU is chosen once. */
        VideoDraftInput: {
            primaryProductId: components["schemas"]["ProductId"];
            title: string;
            /** @description JSON: one to five pictures. */
            headImg: string;
            /** @description JSON: up to five pictures. */
            qualificationPics?: string | null;
            thirdCatId: number;
            /** @description 0 or 2100000000 is no brand. */
            brandId?: number | null;
            descInfo?: components["schemas"]["RichText"] | null;
            /** @description The shipping template. */
            tempId: number;
            /** @description That of the shop's product where it is left out. */
            unitName?: string | null;
            giveIntegral?: number | null;
            ficti?: number | null;
            attrValue: components["schemas"]["VideoSkuInput"][];
        };
        SavedVideoDraft: {
            id: number;
            /** @description Pictures of other sites that could not be taken into the library: in a text a link stands in their place. Absent without any. */
            warnings?: components["schemas"]["PictureWarning"][];
        };
        VideoDraftUpdate: {
            id: components["schemas"]["VideoProductId"];
            /** @description The product. */
            productId: components["schemas"]["VideoProductId"];
            primaryProductId: components["schemas"]["ProductId"];
            title: string;
            /** @description JSON: one to five pictures. */
            headImg: string;
            /** @description JSON: up to five pictures. */
            qualificationPics?: string | null;
            thirdCatId: number;
            /** @description 0 or 2100000000 is no brand. */
            brandId?: number | null;
            descInfo?: components["schemas"]["RichText"] | null;
            /** @description The shipping template. */
            tempId: number;
            /** @description That of the shop's product where it is left out. */
            unitName?: string | null;
            giveIntegral?: number | null;
            ficti?: number | null;
            attrValue: components["schemas"]["VideoSkuInput"][];
            /** @description How often it was changed; sent back with a change, an older one is refused with 90011. */
            version?: number;
        };
        VideoDraftReviewInput: {
            draftProductId: components["schemas"]["VideoProductId"];
            platformEditStatus: components["schemas"]["VideoDraftReview"];
        };
        /** @description A product of the channel. It and its draft are one row under one number. */
        VideoProduct: {
            id: number;
            /** @description The product of the shop that it was made of. */
            primaryProductId: number;
            /** @description Its number at WeChat, once it was handed over. */
            componentProductId: number | null;
            title: string;
            /** @description The page of the mini program that shows it. */
            path: string;
            /** @description JSON: the addresses of the pictures at its head. */
            headImg: string;
            /** @description JSON: the addresses of the pictures that prove what its category demands. */
            qualificationPics: string;
            thirdCatId: number;
            thirdCatName: string;
            /** @description 2100000000 is no brand. */
            brandId: number;
            status: components["schemas"]["VideoStatus"];
            /** @description WeChat's review. */
            editStatus: components["schemas"]["VideoEditStatus"];
            platformStatus: components["schemas"]["VideoPlatformStatus"];
            /** @description The platform's review, which comes first. */
            platformEditStatus: components["schemas"]["VideoEditStatus"];
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The shipping template. */
            tempId: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description In what it is counted. */
            unitName: string;
            /** @description Points that a purchase brings. */
            giveIntegral: number;
            /** @description Several SKUs. */
            specType: boolean;
            /** @description Sales that are shown on top. */
            ficti: number;
            /** @description It has commissions of its own. */
            isSub: boolean;
            /** @description The shop. */
            merId: number;
        };
        VideoSku: {
            id: number;
            /** @description The product. */
            productId: number;
            componentProductId: number | null;
            /** @description Its number at WeChat: the digits of `id`. */
            skuId: string;
            thumbImg: string;
            salePrice: number;
            marketPrice: number;
            stockNum: number;
            barcode: string;
            skuCode: string;
            /** @description It is deleted. */
            isDel: boolean;
            /** @description The values, joined by a comma. */
            sku: string;
            /** @description The shop's SKU. */
            attrValueId: number;
            attrList: {
                /** @description Its place in the SKU, from 1. */
                id: number;
                skuId: number;
                /** @description The SKU's number at WeChat. */
                componentSkuId: string;
                attrKey: string;
                attrValue: string;
                /** @description It is deleted. */
                isDel: boolean;
            }[];
        };
        VideoProductInfo: {
            id: number;
            /** @description The product of the shop that it was made of. */
            primaryProductId: number;
            /** @description Its number at WeChat, once it was handed over. */
            componentProductId: number | null;
            title: string;
            /** @description The page of the mini program that shows it. */
            path: string;
            /** @description JSON: the addresses of the pictures at its head. */
            headImg: string;
            /** @description JSON: the addresses of the pictures that prove what its category demands. */
            qualificationPics: string;
            thirdCatId: number;
            thirdCatName: string;
            /** @description 2100000000 is no brand. */
            brandId: number;
            status: components["schemas"]["VideoStatus"];
            /** @description WeChat's review. */
            editStatus: components["schemas"]["VideoEditStatus"];
            platformStatus: components["schemas"]["VideoPlatformStatus"];
            /** @description The platform's review, which comes first. */
            platformEditStatus: components["schemas"]["VideoEditStatus"];
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
            /** @description The shipping template. */
            tempId: number;
            /** @description How many pieces are left. */
            stock: number;
            /** @description How many pieces were sold. */
            sales: number;
            /** @description In what it is counted. */
            unitName: string;
            /** @description Points that a purchase brings. */
            giveIntegral: number;
            /** @description Several SKUs. */
            specType: boolean;
            /** @description Sales that are shown on top. */
            ficti: number;
            /** @description It has commissions of its own. */
            isSub: boolean;
            /** @description The shop. */
            merId: number;
            skuList: components["schemas"]["VideoSku"][];
        };
        VideoCatNode: {
            value: number;
            label: string;
            qualification?: string;
            qualificationType?: components["schemas"]["VideoQualification"];
            productQualification?: string;
            productQualificationType?: components["schemas"]["VideoQualification"];
            /** @description Whether the shop may sell in it. */
            status?: components["schemas"]["VideoCategoryStatus"];
            /** @description Three levels; the last one has none. */
            children: components["schemas"]["VideoCatNode"][];
        };
        VideoPictureInput: {
            /**
             * @description 0 a media id, 1 an address, 2 a pay media id; all three are answered.
             * @enum {integer}
             */
            respType: 0 | 1 | 2;
            /**
             * @description 0 a stream, 1 an address.
             * @enum {integer}
             */
            uploadType: 0 | 1;
            /** @description The address of a picture of the shop's library. */
            imgUrl: string;
        };
        VideoPicture: {
            /** @description 0; other providers answer failures of WeChat here. */
            errcode: number;
            errmsg: string;
            img_info: {
                media_id: string;
                temp_img_url: string;
                pay_media_id: string;
            };
        };
        VideoBrand: {
            id: number;
            /** @description The platform's brand of the product. */
            brandId: number;
            brandWording: string;
            status: components["schemas"]["VideoBrandStatus"];
        };
        VideoDeliveryCompany: {
            deliveryId: string;
            deliveryName: string;
        };
        /** @description The fields of the form template 视频号接入申请. */
        VideoAccessInput: {
            channelName: string;
            subjectType: string;
            contactName: string;
            contactPhone: string;
            licenseUrl: string;
            /** @description JSON: the addresses of pictures. */
            qualificationUrls?: string;
            /** @description The text of the note. */
            remark?: string;
        };
        /** @description How far the shop's application for the video channel is. */
        VideoAccess: {
            status: components["schemas"]["VideoAccessStatus"];
            /** @description Why it was refused. */
            reason: string | null;
            /** @description What was filled in last. */
            application: components["schemas"]["VideoAccessInput"] | null;
            /** @description WeChat's steps of the set-up, while it goes on. */
            steps: {
                name: string;
                isDone: boolean;
            }[];
            /** @description WeChat was asked about it, so that a refusal is WeChat's and not the platform's. */
            isAtWechat: boolean;
            applyTime: components["schemas"]["DateTime"] | null;
            /** @description When it was last changed. */
            updateTime: components["schemas"]["DateTime"] | null;
        };
        /** @description How a person likes to look at a list. */
        View: {
            id: number;
            /** @description The operation that answers the list. */
            list: string;
            name: string;
            /** @description The search parameters of the list's address: filters, order, size and hidden columns. */
            query: string;
            /** @description The list opens with it. */
            isDefault: boolean;
        };
        ViewInput: {
            /** @description The operation that answers the list. */
            list: string;
            /** @description Another one than those of the list's other views. */
            name: string;
            /** @description The search parameters of the list's address; empty for a list without filters. */
            query: string;
        };
        ViewId: number;
        ViewChange: {
            id: components["schemas"]["ViewId"];
            /** @description Another one than those of the list's other views. */
            name?: string;
            /** @description The search parameters of the list's address; empty for a list without filters. */
            query?: string;
        };
        DefaultView: {
            id: components["schemas"]["ViewId"];
            isDefault: boolean;
        };
    };
    responses: {
        /** @description The refusal, in the caller's language. */
        refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Done. */
        done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description The file, with its name in the header download-filename; a refusal is JSON. */
        file: {
            headers: {
                /** @description The file's name, percent-encoded. */
                "download-filename"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
    };
    parameters: {
        /** @description The page, from 1. */
        page: number;
        /** @description Rows on a page. */
        limit: number;
        /** @description Answers what would be done, and does nothing. */
        dryRun: components["schemas"]["Flag"];
        /** @description The format of the file; xlsx when absent. */
        format: components["schemas"]["ExportFormat"];
        /** @description Rows on a page. A row comes with what was sent and answered, so that fewer are allowed than elsewhere. */
        logLimit: number;
        searchType: components["schemas"]["UserSearchType"];
        /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
        content: string;
        /** @description In the order's number. */
        orderNo: string;
        /** @description When it was placed. */
        dateLimit: components["schemas"]["DateLimit"];
        type: components["schemas"]["OrderType"];
        /** @description Orders that hold this product. */
        productId: number;
        /** @description Whether it was paid. */
        paid: components["schemas"]["Flag"];
        /** @description The tab; `all` when absent. */
        status: components["schemas"]["OrderTab"];
        /** @description What the file is for, such as `product`; files lie where the server likes, so it decides nothing. */
        model: string;
        /** @description The picture category, 0 none. */
        intoCategory: number;
        /** @description What the categories are for; 2 is pictures. */
        "type-2": components["schemas"]["CategoryType"];
        /** @description -1 all of them, 1 those switched on, 0 those switched off. */
        "status-2": -1 | 0 | 1;
        /** @description What the file is to WeChat; pictures alone are taken. */
        mediaType: "image" | "voice" | "video" | "thumb";
        /** @description The tab; 1 when absent. */
        "type-3": components["schemas"]["ProductTab"];
        /** @description A platform category, with all below it. */
        categoryId: number;
        /** @description A category of the shop, with all below it. */
        cateId: string;
        /** @description In the name, or one of the search words. */
        keywords: string;
        /** @description In the name. */
        name: string;
        isShow: components["schemas"]["Flag"];
        isPaidMember: components["schemas"]["Flag"];
        productType: components["schemas"]["ProductType"];
        /** @description The flash sale. */
        activityId: number;
        /** @description Orders by this column instead of the sort order; what is equal goes newest first. */
        orderBy: "price" | "sales" | "stock" | "createTime";
        /** @description The direction of the sort: `asc` or `desc`. */
        order: "asc" | "desc";
        /** @description Whether a ninth row counts all that are not in the recycle bin. */
        withAll: components["schemas"]["Flag"];
        /** @description Rows on a page. A row comes with all its SKUs, so that fewer are allowed than elsewhere. */
        pickerLimit: number;
        /** @description The refund's whole number. */
        refundOrderNo: string;
        /** @description The whole number of the parcel that comes back. */
        trackingNumber: string;
        /** @description The tab; 9 is all of them. */
        refundStatus: components["schemas"]["RefundTab"];
        /** @description What to look for of the buyer; a whole number for uid and phone. */
        "content-2": string;
        /** @description In the product's name. */
        productSearch: string;
        /** @description 0 is any. */
        star: number;
        /** @description Answered ones or not. */
        isReply: components["schemas"]["Flag"];
        /** @description When they were written. */
        "dateLimit-2": components["schemas"]["DateLimit"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    listAddresses: {
        parameters: {
            query?: {
                /** @description Offered to buyers who send something back. */
                isShow?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name or the account. */
                realName?: string;
                /** @description Those who have this role. */
                roles?: number;
                /** @description Enabled. */
                status?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Admin"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["StaffMember"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getAdmin: {
        parameters: {
            query: {
                id: components["schemas"]["AdminId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["AdminDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getAdminRights: {
        parameters: {
            query: {
                id: components["schemas"]["AdminId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["AdminRights"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteAdmin: {
        parameters: {
            query: {
                id: components["schemas"]["AdminId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setAdminStatus: {
        parameters: {
            query: {
                id: components["schemas"]["AdminId"];
                /** @description Enabled. */
                status: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setAdminPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleAdminSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    resetAdminFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminFactorInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listAdminSessions: {
        parameters: {
            query: {
                id: components["schemas"]["AdminId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["AdminSession"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    revokeAdminSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSessionInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getPlatformCategoryTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["PlatformCategoryNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getProductCategoryTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CategoryNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addProductCategory: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateProductCategory: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    sortProductCategories: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryOrder"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteProductCategory: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleProductCategory: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                name?: string;
                category?: components["schemas"]["CouponCategory"];
                receiveType?: components["schemas"]["CouponReceiveType"];
                /** @description Switched on. */
                status?: components["schemas"]["Flag"];
                /** @description Where it is in its life now. */
                lifecycle?: components["schemas"]["CouponLifecycle"];
                /** @description Orders by this instead of the sort order, those that run first; what is equal goes by the sort order. */
                orderBy?: "lifecycle";
                /** @description The direction of the sort: `asc` or `desc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CouponInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getCouponFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CouponFigures"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveCoupon: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The new coupon's number; other providers answer nothing. */
                        data: components["schemas"]["SavedCoupon"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    toggleCoupon: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    editCouponProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponProductsInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listUsableCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["UsableCoupon"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listCouponUsers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The buyer. */
                uid?: number;
                /** @description The coupon. */
                couponId?: number;
                /** @description In the coupon's name. */
                name?: string;
                /** @description In the user's nickname. */
                nickname?: string;
                status?: components["schemas"]["CouponUserStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["CouponUser"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listSendableCoupons: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                keywords?: string;
                /** @description 3 answers those claimed by hand, 1 those that come with a product. */
                type?: 1 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["UsableCoupon"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    sendCoupon: {
        parameters: {
            query?: {
                /** @description The coupon. */
                couponId?: components["schemas"]["CouponId"];
                /** @description One id, or several joined by a comma. */
                uid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendCouponInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    countCouponSegment: {
        parameters: {
            query: {
                kind: components["schemas"]["CouponSegmentKind"];
                /** @description Of kind 1: when they began to follow. */
                dateLimit?: components["schemas"]["DateLimit"];
                /** @description Of kind 2: what they have paid for. */
                productId?: number;
                /** @description Of kind 3: for how many days they have paid for no order. */
                days?: components["schemas"]["CouponSegmentDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CouponSegmentCount"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    sendCouponToSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponSegmentInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CouponSegmentCount"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getHomeStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["HomeStatistics"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSalesTrend: {
        parameters: {
            query?: {
                /** @description Which days, at most 7,400 of them; everything since the first order when absent or empty. What has not begun yet is left out. */
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SalesTrend"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getOperatingData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OperatingData"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["FirstSteps"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    putAwayFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listPayRanking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RankedProduct"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listPageviewRanking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RankedProduct"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name or the place. */
                keywords?: string;
                kind?: components["schemas"]["DeviceKind"];
                state?: components["schemas"]["DeviceState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Device"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getDeviceSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["DeviceSummary"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getDevice: {
        parameters: {
            query?: {
                hours?: 1 | 6 | 24;
            };
            header?: never;
            path: {
                id: components["schemas"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["DeviceDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SavedDevice"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    renewDeviceToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["DeviceToken"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    revokeDeviceToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listConsumables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Consumable"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateConsumable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsumableUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    refillConsumable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefillInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listRefills: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                consumableId: components["schemas"]["ConsumableId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Refill"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    reportDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceReport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["DeviceReceipt"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    downloadExport: {
        parameters: {
            query: {
                /** @description As the export answered it. */
                fileName: components["schemas"]["ExportFileName"];
                /** @description The name is forgotten once the last byte has been read. */
                delete?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["file"];
            default: components["responses"]["refusal"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                type?: components["schemas"]["ExportKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ExportRecord"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportDeletion"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    downloadResource: {
        parameters: {
            query: {
                /** @description A template (products.xlsx, stock.xlsx), or an address as the library answers it. */
                resource: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["file"];
            default: components["responses"]["refusal"];
        };
    };
    downloadResources: {
        parameters: {
            query: {
                /** @description Numbers of the library's files, joined by a comma; at most 200. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["file"];
            default: components["responses"]["refusal"];
        };
    };
    listDailyStatements: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The days. */
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Statement"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listMonthlyStatements: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The months. */
                dateLimit?: components["schemas"]["MonthLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Statement"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listFundFlow: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The whole number of an order, which finds its refunds too, or of a refund. */
                orderNo?: string;
                /** @description When the money moved. */
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["FundFlow"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSettlementBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SettlementBase"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    applySettlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The whole number. */
                closingNo?: string;
                closingType?: components["schemas"]["PayoutTypeInput"];
                auditStatus?: components["schemas"]["SettlementAudit"];
                accountStatus?: components["schemas"]["SettlementAccount"];
                /** @description When it was applied for. */
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Settlement"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                closingNo: components["schemas"]["ClosingNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportDailyStatements: {
        parameters: {
            query?: {
                /** @description The days. */
                dateLimit?: components["schemas"]["DateLimit"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["BillColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportMonthlyStatements: {
        parameters: {
            query?: {
                /** @description The months. */
                dateLimit?: components["schemas"]["MonthLimit"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["BillColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportFundFlow: {
        parameters: {
            query?: {
                /** @description The whole number of an order, which finds its refunds too, or of a refund. */
                orderNo?: string;
                /** @description When the money moved. */
                dateLimit?: components["schemas"]["DateLimit"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["FlowColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportFundFlowAlias: {
        parameters: {
            query?: {
                /** @description The whole number of an order, which finds its refunds too, or of a refund. */
                orderNo?: string;
                /** @description When the money moved. */
                dateLimit?: components["schemas"]["DateLimit"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["FlowColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getFormTemplate: {
        parameters: {
            query: {
                /** @description May be encoded once more, as other clients do; a blank one is unknown. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["FormTemplate"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getFormTemplateById: {
        parameters: {
            query: {
                id: components["schemas"]["FormTemplateId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["FormTemplate"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listGuarantees: {
        parameters: {
            query?: {
                type?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Guarantee"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listGuaranteeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["GuaranteeGroup"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addGuaranteeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuaranteeGroupInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editGuaranteeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuaranteeGroupUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteGuaranteeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["GuaranteeGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ImportRecord"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    reportRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusedRows"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    downloadRefusedRows: {
        parameters: {
            query: {
                importKey: string;
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["file"];
            default: components["responses"]["refusal"];
        };
    };
    getMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Menu"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getConfigValue: {
        parameters: {
            query: {
                key: components["schemas"]["ConfigKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: string | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getLoginPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LoginPictures"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getFrontDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: string;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getMediaDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: string;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CompanyInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listLiveGoods: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description An id as it is, or in the name, in WeChat's numbers or in the shop's name. */
                keywords?: string;
                reviewStatus?: components["schemas"]["LiveReviewStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["LiveGoods"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countLiveGoods: {
        parameters: {
            query?: {
                /** @description As in the list. */
                keywords?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveGoodsCount"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveGoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveGoods"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLiveGoodsList"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The ids of the new goods, in the order of the request; other providers answer nothing. */
                        data: components["schemas"]["SavedLiveGoods"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedLiveGoods"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveGoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    sortLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveGoodsId"];
                /** @description Higher ones come first. */
                sort: components["schemas"]["LiveSort"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    withdrawLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveGoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    resubmitLiveGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveGoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listLiveAssistants: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the WeChat id or the nickname. */
                keywords?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["LiveAssistant"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addLiveAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveAssistantInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editLiveAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedLiveAssistant"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteLiveAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveAssistantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getLiveAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveAssistantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveAssistant"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listLiveRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRoomQuery"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveRoomPage"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countLiveRooms: {
        parameters: {
            query?: {
                /** @description As in the list. */
                keywords?: string;
                liveStatus?: components["schemas"]["LiveStatus"];
                storeShow?: components["schemas"]["ShownFlag"];
                star?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveRoomCount"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveRoom"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    createLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRoomInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description Always true. */
                        data: boolean;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedLiveRoom"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description Always true. */
                        data: boolean;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listRoomGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveRoomGoods"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addRoomGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomGoodsInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    removeRoomGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
                goodsId: components["schemas"]["WechatGoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoomGoodsSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomGoodsSale"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    sortRoomGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomGoodsOrder"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getRoomShareCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveShareCode"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listRoomAssistants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LiveAssistant"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    setRoomAssistants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomAssistants"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoomComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
                banComment: components["schemas"]["LiveSwitch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoomListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
                isFeedsPublic: components["schemas"]["SwitchFlag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoomService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
                closeKf: components["schemas"]["LiveSwitch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoomReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["LiveRoomId"];
                closeReplay: components["schemas"]["LiveSwitch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    reportError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorReportInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    reportVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VitalsInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listSensitiveLogs: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. A row comes with what was sent and answered, so that fewer are allowed than elsewhere. */
                limit?: components["parameters"]["logLimit"];
                /** @description In the account. */
                adminAccount?: string;
                /** @description In what was done, in either language, or in the operation's name. */
                description?: string;
                status?: components["schemas"]["LogStatus"];
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["SensitiveLog"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSensitiveLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SensitiveLogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SensitiveLogDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    verifySensitiveLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LogChain"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportSensitiveLogs: {
        parameters: {
            query?: {
                /** @description In the account. */
                adminAccount?: string;
                /** @description In what was done, in either language, or in the operation's name. */
                description?: string;
                status?: components["schemas"]["LogStatus"];
                dateLimit?: components["schemas"]["DateLimit"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["LogColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                kind?: components["schemas"]["NoticeKind"];
                /** @description Both states when absent. */
                state?: components["schemas"]["NoticeState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Notice"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countUnreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["NoticeCount"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    openNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OpenedNotice"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeReading"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["NoticeCount"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listNoticeKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["NoticeSwitch"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    switchNoticeKind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeSwitch"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                type?: components["parameters"]["type"];
                /** @description Orders that hold this product. */
                productId?: components["parameters"]["productId"];
                /** @description Whether it was paid. */
                paid?: components["parameters"]["paid"];
                /** @description The tab; `all` when absent. */
                status?: components["parameters"]["status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Order"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countOrders: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                type?: components["parameters"]["type"];
                /** @description Orders that hold this product. */
                productId?: components["parameters"]["productId"];
                /** @description Whether it was paid. */
                paid?: components["parameters"]["paid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OrderCounts"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order. */
                orderNo: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OrderInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listOrderLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order. */
                orderNo: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OrderLine"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    sendOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOrderInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    sendOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOrdersInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the rows. */
                        data: components["schemas"]["SendOrdersResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkOrdersToSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOrdersInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the numbers. */
                        data: components["schemas"]["OrderToSend"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listShipments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order. */
                orderNo: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Shipment"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getLogistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The shipment. */
                invoiceId: components["schemas"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Logistics"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    markOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMark"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    verifyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @constant */
                        data: true;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order. */
                orderNo: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    printReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderno: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listOrderLogs: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The number of the order. */
                orderNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["OrderLog"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectRefundInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                type?: components["parameters"]["type"];
                /** @description Orders that hold this product. */
                productId?: components["parameters"]["productId"];
                /** @description Whether it was paid. */
                paid?: components["parameters"]["paid"];
                /** @description The tab; `all` when absent. */
                status?: components["parameters"]["status"];
                /** @description The numbers of the orders that are exported alone, joined by a comma. */
                ids?: string;
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["OrderColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportOrdersAlias: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                type?: components["parameters"]["type"];
                /** @description Orders that hold this product. */
                productId?: components["parameters"]["productId"];
                /** @description Whether it was paid. */
                paid?: components["parameters"]["paid"];
                /** @description The tab; `all` when absent. */
                status?: components["parameters"]["status"];
                /** @description The numbers of the orders that are exported alone, joined by a comma. */
                ids?: string;
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["OrderColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    uploadImage: {
        parameters: {
            query?: {
                /** @description What the file is for, such as `product`; files lie where the server likes, so it decides nothing. */
                model?: components["parameters"]["model"];
                /** @description The picture category, 0 none. */
                pid?: components["parameters"]["intoCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Uploaded"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description What the file is for, such as `product`; files lie where the server likes, so it decides nothing. */
                model?: components["parameters"]["model"];
                /** @description The picture category, 0 none. */
                pid?: components["parameters"]["intoCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Uploaded"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    uploadWebPicture: {
        parameters: {
            query?: {
                /** @description The picture category, 0 none. */
                pid?: components["parameters"]["intoCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebPictureInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Uploaded"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getUploadRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["UploadRules"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The picture category; 0 or none is all of them. */
                pid?: number;
                /** @description File types joined by a comma, such as `jpg,jpeg,gif,png,bmp` or `video/mp4`; none is all of them. */
                attType?: string;
                /** @description In the name. */
                name?: string;
                /** @description Those that something in the shop shows, or those that nothing shows. */
                isUsed?: components["schemas"]["Flag"];
                /** @description By what they are ordered; what is equal goes newest first. */
                orderBy?: "name" | "size" | "time";
                /** @description The direction of the sort: `asc` or `desc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Attachment"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    findAttachment: {
        parameters: {
            query: {
                /** @description Of the file as it would be uploaded, in hexadecimal. */
                sha256: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Attachment"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listAttachmentUses: {
        parameters: {
            query: {
                /** @description Attachments, joined by a comma; 100 at most. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["AttachmentUses"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentDeletion"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    moveAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentMove"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    renameAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentName"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listPictureCategories: {
        parameters: {
            query?: {
                /** @description What the categories are for; 2 is pictures. */
                type?: components["parameters"]["type-2"];
                /** @description -1 all of them, 1 those switched on, 0 those switched off. */
                status?: components["parameters"]["status-2"];
                /** @description In the name. */
                name?: string;
                /** @description Ignored; the session decides. */
                owner?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["PictureCategoryNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listPictureCategoryPage: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description What the categories are for; 2 is pictures. */
                type?: components["parameters"]["type-2"];
                /** @description -1 all of them, 1 those switched on, 0 those switched off. */
                status?: components["parameters"]["status-2"];
                /** @description The category above; 0 asks for the roots. */
                pid?: number;
                /** @description In the name. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["PictureCategory"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listPictureCategoryPageAlias: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description What the categories are for; 2 is pictures. */
                type?: components["parameters"]["type-2"];
                /** @description -1 all of them, 1 those switched on, 0 those switched off. */
                status?: components["parameters"]["status-2"];
                /** @description The category above; 0 asks for the roots. */
                pid?: number;
                /** @description In the name. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["PictureCategory"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listPictureCategoriesByIds: {
        parameters: {
            query: {
                /** @description Joined by a comma. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["PictureCategory"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getPictureCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PictureCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["PictureCategory"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    savePictureCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureCategoryInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updatePictureCategory: {
        parameters: {
            query?: {
                pid?: number;
                name?: string;
                /** @description Ignored; a category keeps its type. */
                type?: number;
                url?: string;
                extra?: string;
                status?: components["schemas"]["Flag"];
                /** @description Higher ones come first. */
                sort?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["PictureCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PictureCategoryUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["PictureCategoryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deletePictureCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PictureCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    togglePictureCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PictureCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    uploadLocalMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocalMediaInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["WechatMedia"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    uploadMedia: {
        parameters: {
            query: {
                /** @description What the file is to WeChat; pictures alone are taken. */
                type: components["parameters"]["mediaType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["WechatMedia"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The tab; 1 when absent. */
                type?: components["parameters"]["type-3"];
                /** @description A platform category, with all below it. */
                categoryId?: components["parameters"]["categoryId"];
                /** @description A category of the shop, with all below it. */
                cateId?: components["parameters"]["cateId"];
                /** @description In the name, or one of the search words. */
                keywords?: components["parameters"]["keywords"];
                /** @description In the name. */
                name?: components["parameters"]["name"];
                isShow?: components["parameters"]["isShow"];
                isPaidMember?: components["parameters"]["isPaidMember"];
                productType?: components["parameters"]["productType"];
                /** @description The flash sale. */
                activityId?: components["parameters"]["activityId"];
                /** @description Orders by this column instead of the sort order; what is equal goes newest first. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description The direction of the sort: `asc` or `desc`. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Product"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listProductIds: {
        parameters: {
            query?: {
                /** @description The tab; 1 when absent. */
                type?: components["parameters"]["type-3"];
                /** @description A platform category, with all below it. */
                categoryId?: components["parameters"]["categoryId"];
                /** @description A category of the shop, with all below it. */
                cateId?: components["parameters"]["cateId"];
                /** @description In the name, or one of the search words. */
                keywords?: components["parameters"]["keywords"];
                /** @description In the name. */
                name?: components["parameters"]["name"];
                isShow?: components["parameters"]["isShow"];
                isPaidMember?: components["parameters"]["isPaidMember"];
                productType?: components["parameters"]["productType"];
                /** @description Orders by this column instead of the sort order; what is equal goes newest first. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description The direction of the sort: `asc` or `desc`. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: number[];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listProductTabs: {
        parameters: {
            query?: {
                /** @description A platform category, with all below it. */
                categoryId?: components["parameters"]["categoryId"];
                /** @description A category of the shop, with all below it. */
                cateId?: components["parameters"]["cateId"];
                /** @description In the name, or one of the search words. */
                keywords?: components["parameters"]["keywords"];
                /** @description In the name. */
                name?: components["parameters"]["name"];
                isShow?: components["parameters"]["isShow"];
                isPaidMember?: components["parameters"]["isPaidMember"];
                productType?: components["parameters"]["productType"];
                /** @description Whether a ninth row counts all that are not in the recycle bin. */
                withAll?: components["parameters"]["withAll"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ProductTabCount"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ProductInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getProductSwitches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ProductSwitches"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    searchActivityProducts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description For which kind of activity; seckill needs `activityId`. */
                marketingType?: components["schemas"]["MarketingType"];
                /** @description Rows on a page. A row comes with all its SKUs, so that fewer are allowed than elsewhere. */
                limit?: components["parameters"]["pickerLimit"];
                name?: string;
                /** @description In the name or the keywords. */
                keywords?: string;
                /** @description The platform's category. */
                categoryId?: number;
                /** @description The shop's own categories, as ids joined by a comma. */
                cateId?: string;
                isShow?: components["schemas"]["Flag"];
                /** @description The product. */
                productId?: number;
                /** @description One that does not exist is refused. */
                activityId?: number;
                type?: components["schemas"]["ProductTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ActivityProduct"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    searchMarketingProducts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description For which kind of activity; seckill needs `activityId`. */
                marketingType?: components["schemas"]["MarketingType"];
                /** @description Rows on a page. A row comes with all its SKUs, so that fewer are allowed than elsewhere. */
                limit?: components["parameters"]["pickerLimit"];
                name?: string;
                /** @description In the name or the keywords. */
                keywords?: string;
                /** @description The platform's category. */
                categoryId?: number;
                /** @description The shop's own categories, as ids joined by a comma. */
                cateId?: string;
                isShow?: components["schemas"]["Flag"];
                /** @description The product. */
                productId?: number;
                /** @description One that does not exist is refused. */
                activityId?: number;
                type?: components["schemas"]["ProductTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ActivityProduct"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listAllBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Brand"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listBrands: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The platform category. */
                cid: number;
                /** @description The name of the brand. */
                brandName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Brand"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description Where it stands now; other providers answer nothing. */
                        data: components["schemas"]["SavedProduct"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description Where it stands now; other providers answer nothing. */
                        data: components["schemas"]["SavedProduct"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRemoval"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    putOnProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    takeDownProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    submitProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSubmission"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    submitProductById: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProductSubmissionTerms"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    withdrawProduct: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    addStock: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockAddition"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    editProductFreely: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeProductEdit"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setFreightTemplate: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreightSetting"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setProductCommission: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionSetting"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    addProductCoupons: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftSetting"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setProductCommissions: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionSettings"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addProductsCoupons: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftSettings"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    putOnProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    takeDownProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    recycleProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    deleteProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    restoreProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    submitProducts: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    setFreightTemplates: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreightSettings"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    setProductPrices: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceSetting"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkProductPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceSetting"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["PriceForecast"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    setProductStocks: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockSetting"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    setProductCategories: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategorySetting"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the request, each once. */
                        data: components["schemas"]["ProductBatchResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    importProduct: {
        parameters: {
            query: {
                /** @description Where the page is; every page is read alike. */
                form?: components["schemas"]["CollectSource"];
                /** @description The page's address, or a text that holds it. */
                url: components["schemas"]["PageLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CollectedProduct"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    copyProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCopyInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CopiedProduct"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getCopyConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["CopyConfig"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description By product, in the order of their first rows. */
                        data: components["schemas"]["ProductImportResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    commitProductImport: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description By product, in the order of their first rows. */
                        data: components["schemas"]["ProductImportResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkStockImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockImport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the rows. */
                        data: components["schemas"]["StockImportResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    commitStockImport: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockImport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description In the order of the rows. */
                        data: components["schemas"]["StockImportResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description Of these products alone, joined by a comma. */
                ids?: string;
                /** @description The tab; 1 when absent. */
                type?: components["parameters"]["type-3"];
                /** @description A platform category, with all below it. */
                categoryId?: components["parameters"]["categoryId"];
                /** @description A category of the shop, with all below it. */
                cateId?: components["parameters"]["cateId"];
                /** @description In the name, or one of the search words. */
                keywords?: components["parameters"]["keywords"];
                /** @description In the name. */
                name?: components["parameters"]["name"];
                isShow?: components["parameters"]["isShow"];
                isPaidMember?: components["parameters"]["isPaidMember"];
                productType?: components["parameters"]["productType"];
                /** @description Orders by this column instead of the sort order; what is equal goes newest first. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description The direction of the sort: `asc` or `desc`. */
                order?: components["parameters"]["order"];
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["ProductColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description The refund's whole number. */
                refundOrderNo?: components["parameters"]["refundOrderNo"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                /** @description The whole number of the parcel that comes back. */
                trackingNumber?: components["parameters"]["trackingNumber"];
                /** @description The tab; 9 is all of them. */
                refundStatus?: components["parameters"]["refundStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Refund"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countRefunds: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid, digits of a number for phone, written in any way. */
                content?: components["parameters"]["content"];
                /** @description The refund's whole number. */
                refundOrderNo?: components["parameters"]["refundOrderNo"];
                /** @description In the order's number. */
                orderNo?: components["parameters"]["orderNo"];
                /** @description When it was placed. */
                dateLimit?: components["parameters"]["dateLimit"];
                /** @description The whole number of the parcel that comes back. */
                trackingNumber?: components["parameters"]["trackingNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RefundCounts"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getRefund: {
        parameters: {
            query?: {
                /** @description Asks for whole numbers. */
                reveal?: components["schemas"]["Flag"];
            };
            header?: never;
            path: {
                /** @description The number of the refund. */
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RefundInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    markRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundMark"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    auditRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundAuditInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    receiveRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the refund. */
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    rejectReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRejection"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    askRefundProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the refund. */
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid and phone. */
                content?: components["parameters"]["content-2"];
                /** @description In the product's name. */
                productSearch?: components["parameters"]["productSearch"];
                /** @description 0 is any. */
                star?: components["parameters"]["star"];
                /** @description Answered ones or not. */
                isReply?: components["parameters"]["isReply"];
                /** @description When they were written. */
                dateLimit?: components["parameters"]["dateLimit-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Review"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countReviews: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid and phone. */
                content?: components["parameters"]["content-2"];
                /** @description In the product's name. */
                productSearch?: components["parameters"]["productSearch"];
                /** @description 0 is any. */
                star?: components["parameters"]["star"];
                /** @description When they were written. */
                dateLimit?: components["parameters"]["dateLimit-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ReviewCounts"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    exportReviews: {
        parameters: {
            query?: {
                searchType?: components["parameters"]["searchType"];
                /** @description What to look for of the buyer; a whole number for uid and phone. */
                content?: components["parameters"]["content-2"];
                /** @description In the product's name. */
                productSearch?: components["parameters"]["productSearch"];
                /** @description 0 is any. */
                star?: components["parameters"]["star"];
                /** @description Answered ones or not. */
                isReply?: components["parameters"]["isReply"];
                /** @description When they were written. */
                dateLimit?: components["parameters"]["dateLimit-2"];
                /** @description The reviews that are exported alone, joined by a comma. */
                ids?: string;
                /** @description The columns of the file, in this order, joined by a comma; all of them when absent. */
                columns?: components["schemas"]["ReviewColumn"][];
                /** @description The format of the file; xlsx when absent. */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExportFile"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listReplyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ReplyTemplate"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ReplyTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Review"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addOwnReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnReviewInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listRevisions: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                kind: components["schemas"]["RevisionKind"];
                /** @description The record's number; all of the kind without it. */
                subject?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Revision"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["UndoCheck"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    undoRevision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    undoRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBatchInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["UndoResult"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listMenuTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["MenuNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                roleName?: string;
                /** @description Enabled. */
                status?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveRole: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateRole: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteRole: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setRoleStatus: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleStatusInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listSeckillActivities: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                name?: string;
                /** @description A day of the activity; an empty text is any. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["SeckillActivity"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSeckillActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SeckillActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SeckillActivityDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listSeckillCalendar: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                /** @description At most 62 days after `from`. */
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SeckillCalendarEntry"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listSeckillProducts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the product's name. */
                proName?: string;
                /** @description In the activity's name. */
                activityName?: string;
                proStatus?: components["schemas"]["ProductShelf"];
                activityStatus?: components["schemas"]["ActivityStatus"];
                auditStatus?: components["schemas"]["SeckillAuditStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["SeckillProduct"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countSeckillProducts: {
        parameters: {
            query?: {
                /** @description In the product's name. */
                proName?: string;
                /** @description In the activity's name. */
                activityName?: string;
                proStatus?: components["schemas"]["ProductShelf"];
                activityStatus?: components["schemas"]["ActivityStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SeckillProductCount"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addSeckillProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeckillProductsInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setSeckillPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeckillPricesInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    putUpSeckillProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeckillProductIds"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    takeDownSeckillProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeckillProductIds"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteSeckillProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeckillProductIds"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    withdrawSeckillProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SeckillProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getLoginInfo: {
        parameters: {
            query?: {
                /** @description Ignored; the header decides. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["LoginInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorStart"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SecondFactorSecret"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirm"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCheck"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorOff"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Captcha"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    countLoginFailures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountName"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: number;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSlider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SliderInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Slider-2"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    checkSlider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SliderTry"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SliderVerdict"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Health"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["Ready"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listShippingTemplates: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                keywords?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ShippingTemplate"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getShippingTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ShippingTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ShippingTemplateInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveShippingTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingTemplateInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateShippingTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingTemplateUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteShippingTemplate: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path: {
                id: components["schemas"]["ShippingTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listExpressCompanies: {
        parameters: {
            query?: {
                type?: "normal" | "elec";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ExpressCompany"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getWaybillTemplates: {
        parameters: {
            query: {
                /** @description The code of an express company that prints electronic waybills. */
                com: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listShopCompanies: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name or the code. */
                keywords?: string;
                /** @description Offered when an order is sent. */
                openStatus?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ShopCompany"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    relateShopCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopCompanyInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleShopCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ShopCompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleDefaultCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ShopCompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteShopCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ShopCompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getRegionTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RegionNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listRegionTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["RegionNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listSpecRules: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                /** @description In the name. */
                keywords?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["SpecRule"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSpecRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SpecRuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SpecRule"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveSpecRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecRuleInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The id of what was added; other providers answer nothing. */
                        data: {
                            id: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateSpecRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecRuleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteSpecRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SpecRuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    getShopBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ShopBase"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getShopInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ShopInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editShopInfo: {
        parameters: {
            query?: {
                /** @description Answers what would be done, and does nothing. */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopInfoInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    switchShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShopSwitchInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ShopSwitched"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getSettlementInfo: {
        parameters: {
            query?: {
                /** @description The whole accounts, for who may change them. */
                reveal?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["SettlementInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editSettlementInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementInfoInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listMerchantCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["MerchantCategory"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listMerchantTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["MerchantType"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listServiceTokens: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["ServiceToken"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveServiceToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceTokenInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["ServiceTokenSecret"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    revokeServiceToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ServiceTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                searchType?: components["schemas"]["UserSearchType"];
                /** @description What to look for; a whole number for uid, digits of a number for phone, written in any way. */
                content?: string;
                registerType?: components["schemas"]["RegisterSource"];
                sex?: components["schemas"]["Sex"];
                /** @description When they began to follow. */
                dateLimit?: components["schemas"]["DateLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["User"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["UserDetail"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listVideoDrafts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                proId?: number;
                /** @description In the title. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["VideoDraft"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getVideoDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoDraftInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addVideoDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoDraftInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        /** @description The new draft's number; other providers answer nothing. */
                        data: components["schemas"]["SavedVideoDraft"] | null;
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    updateVideoDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoDraftUpdate"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteVideoDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    reviewVideoDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoDraftReviewInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listVideoProducts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                proId?: number;
                /** @description In the title. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["VideoProduct"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getVideoProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoProductInfo"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    putOnVideoProductByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proId: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    putOnVideoProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proId: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    putDownVideoProductByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proId: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    putDownVideoProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proId: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteVideoProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proId: components["schemas"]["VideoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listVideoCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoCatNode"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listFlatVideoCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoCat"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    uploadVideoPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoPictureInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoPicture"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listUsableVideoBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoBrand"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listVideoBrands: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                status?: components["schemas"]["VideoBrandStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: {
                            /** @description The page, from 1. */
                            page: number;
                            /** @description How many rows a page has. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPage: number;
                            /** @description How many there are over all pages. */
                            total: number;
                            /** @description The rows of the page. */
                            list: components["schemas"]["VideoBrand"][];
                        };
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listVideoDeliveryCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoDeliveryCompany"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    getVideoAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["VideoAccess"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    applyVideoAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoAccessInput"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["View"][];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string | null;
                        data: components["schemas"]["View"];
                    };
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    editView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewChange"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    setDefaultView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultView"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
}
