// Generated from openapi/ by `pnpm generate`. Do not edit.
export type paths = {
    "/admin/merchant/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a session for an account and its password. */
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service is ready to answer. */
        get: operations["getHealth"];
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
    "/admin/merchant/statistics/home/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's sales, orders and visitors of today and yesterday, and its followers. */
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
    "/admin/merchant/product/tabs/headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many products each tab holds under the same filters, always eight rows in order. */
        get: operations["listProductTabs"];
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
        /** One page of products to pick for an activity, with their SKUs. */
        get: operations["searchActivityProducts"];
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
    "/admin/merchant/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the merchant's coupons, by sort order, newest first. */
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
        /** The enabled coupons that come with a product, newest first. */
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
        /** One page of the enabled coupons to pick from, newest first. */
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
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /** @enum {integer} */
        DeletedFlag: 0 | 1;
        /** @enum {integer} */
        ShownFlag: 1 | 0;
        /** @enum {integer} */
        SwitchFlag: 1 | 0;
        /** @enum {string} */
        TimePreset: "" | "today" | "yesterday" | "lately7" | "lately30" | "month" | "year";
        /** @enum {integer} */
        ConfigCategory: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        SubscriptionType: 2 | 3;
        /** @enum {string} */
        RoleType: "platform" | "merchant" | "system";
        /** @enum {string} */
        MerchantCreationType: "admin" | "apply";
        /** @enum {boolean} */
        SelfOperated: true | false;
        /** @enum {integer} */
        ReceiptPrinting: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 9;
        /** @enum {integer} */
        OrderRefundStatus: 0 | 1 | 2 | 3;
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
        /** @enum {integer} */
        RefundStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {integer} */
        WithdrawalStatus: -1 | 0 | 1;
        /** @enum {string} */
        PayoutType: "bank" | "alipay" | "weixin";
        /** @enum {string} */
        TransactionType: "pay_order" | "refund_order";
        /** @enum {integer} */
        VideoEditStatus: -1 | -2 | -3 | 1 | 2 | 3 | 4;
        /** @enum {integer} */
        VideoStatus: 0 | 5 | 11 | 13;
        /** @enum {integer} */
        ActivityStatus: 0 | 1 | 2;
        /** @enum {integer} */
        BargainStatus: 1 | 2 | 3;
        /** @enum {integer} */
        GroupBuyStatus: 1 | 2 | 3;
        /** @enum {integer} */
        LiveReviewStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @enum {integer} */
        LiveStatus: 101 | 102 | 103 | 104 | 105 | 106 | 107;
        /** @enum {integer} */
        RoomReviewStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        PriceType: 1 | 2 | 3;
        /** @enum {integer} */
        CategoryType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @enum {integer} */
        ProductTab: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /** @enum {integer} */
        ProductType: 0 | 1 | 2 | 4 | 5 | 6;
        /** @enum {integer} */
        MarketingType: 0 | 1 | 2;
        /** @enum {integer} */
        ProductAuditStatus: 0 | 1 | 2 | 3;
        /** @enum {integer} */
        ProductShelf: 1 | 0;
        /** @enum {string} */
        RegisterSource: "wechat" | "routine" | "h5" | "iosWx" | "androidWx" | "ios";
        /** @enum {integer} */
        Sex: 0 | 1 | 2 | 3;
        /** @enum {string} */
        UserSearchType: "all" | "uid" | "nickname" | "phone";
        /** @enum {integer} */
        CouponCategory: 1 | 2 | 3;
        /** @enum {integer} */
        CouponReceiveType: 1 | 2;
        /** @enum {integer} */
        CouponUserStatus: 0 | 1 | 2;
        LoginInput: {
            account: string;
            pwd: string;
            /** @description The captcha's key. */
            key?: string;
            /** @description What the captcha's picture shows, in either case. */
            code?: string;
            /** @description WeChat's code when opened there; stored, unused. */
            wxCode?: string;
        };
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
        AdminId: number;
        LoginResult: {
            token: string;
            id?: components["schemas"]["AdminId"];
            account: string;
            realName: string;
            isSms: boolean;
            /** @description The wide logo of the sidebar. */
            leftTopLogo: string | null;
            /** @description The logo of the folded sidebar. */
            leftSquareLogo: string | null;
        };
        LoginAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["LoginResult"];
        };
        DoneAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: null;
        };
        /**
         * @description yyyy-MM-dd HH:mm:ss at +08:00.
         * @example 2026-05-01 08:00:00
         */
        DateTime: string;
        LoginInfo: {
            id: components["schemas"]["AdminId"];
            merId?: number;
            account: string;
            realName: string;
            /** @description The shop's name. */
            merName?: string;
            /** @description The shop is run by the platform itself. */
            isSelf?: boolean;
            /** @description Role keys; the owner's hold admin. */
            roles: string[];
            permissionsList: string[];
            merStarLevel: number;
            avatar?: string | null;
            introduction?: string | null;
            phone?: string | null;
            loginCount?: number;
            lastIp?: string | null;
            lastTime?: components["schemas"]["DateTime"] | null;
            /** @description The account is enabled. */
            status?: boolean;
        };
        LoginInfoAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["LoginInfo"];
        };
        ProfileInput: {
            /** @description Trimmed. */
            realName: string;
        };
        PasswordInput: {
            oldPassword: string;
            /** @description The new one; not the old one again. */
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
        OwnSessionsAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["OwnSession"][];
        };
        Captcha: {
            key: string;
            /** @description A PNG of 80 × 34 as a data URI, good for 5 minutes and one try. */
            code: string;
        };
        CaptchaAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Captcha"];
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
        /** @enum {string} */
        VitalName: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        /** @enum {string} */
        VitalRating: "good" | "needs-improvement" | "poor";
        /** @enum {string} */
        VitalDevice: "desktop" | "mobile";
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
        /** @description true or false; 1 and 0 are accepted too. */
        Flag: boolean;
        Admin: {
            id: components["schemas"]["AdminId"];
            merId?: number;
            account: string;
            realName: string;
            /** @description Roles' ids, joined by a comma; empty for the owner. */
            roles: string;
            /** @description Roles' names, joined by a comma. */
            roleNames: string;
            phone?: string | null;
            /** @description The account is enabled. */
            status: boolean;
            type: number;
            /** @description Receives text messages. */
            isSms?: boolean;
            lastIp: string | null;
            /** @description The last login. */
            lastTime: components["schemas"]["DateTime"] | null;
        };
        AdminPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["Admin"][];
        };
        AdminPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["AdminPage"];
        };
        Health: {
            /** @enum {string} */
            status: "ready" | "starting";
            /** @enum {string} */
            database: "pglite" | "postgresql";
            version?: string;
        };
        HealthAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Health"];
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
            icon: string | null;
            /** @enum {string} */
            menuType?: "M" | "C" | "A";
            sort?: number;
            childList: components["schemas"]["Menu"][];
            children?: components["schemas"]["Menu"][];
        };
        MenusAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Menu"][];
        };
        /** @description mer_site_logo_lefttop, mer_site_logo_square. */
        ConfigKey: string;
        ConfigValueAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: string | null;
        };
        CompanyInfo: {
            companyName: string | null;
        };
        CompanyInfoAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["CompanyInfo"];
        };
        /**
         * @description Yuan with two decimals, as text.
         * @example 12.30
         */
        Money: string;
        HomeStatistics: {
            /** @description What was paid for the orders created today; refunds are not taken off. */
            sales: components["schemas"]["Money"];
            yesterdaySales: components["schemas"]["Money"];
            /** @description Orders created today, paid or not. */
            orderNum: number;
            yesterdayOrderNum: number;
            /** @description People who looked at the shop today. */
            visitorsNum: number;
            yesterdayVisitorsNum: number;
            /** @description Followers in all. */
            followNum: number;
        };
        HomeStatisticsAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["HomeStatistics"];
        };
        /** @description A preset word, or `start,end` as yyyy-MM-dd, both days included, at +08:00. Empty is all. */
        DateLimit: string;
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
             * @description How long a point lasts.
             * @enum {string}
             */
            unit: "hour" | "day" | "month";
            /** @description When the shop's first order was placed; null when it has none. */
            since: components["schemas"]["DateTime"] | null;
            /** @description Every hour, day or month that has begun, in order, the empty ones too. */
            points: components["schemas"]["SalesPoint"][];
        };
        SalesTrendAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["SalesTrend"];
        };
        OperatingData: {
            /** @description Orders under the tab notShipped. */
            notShippingOrderNum: number;
            /** @description Orders under the tab awaitVerification. */
            awaitVerificationOrderNum: number;
            /** @description Orders with a refund request that nobody has answered. */
            refundingOrderNum: number;
            /** @description Products under the tab 1. */
            onSaleProductNum: number;
            /** @description Products under the tab 6. */
            awaitAuditProductNum: number;
        };
        OperatingDataAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["OperatingData"];
        };
        RankedProduct: {
            productId: number;
            proName: string;
            /** @description The main image's address. */
            image: string;
            /** @description How often it was viewed. */
            pageView: number;
            /** @description What was paid for it, without shipping. */
            salesAmount: components["schemas"]["Money"];
        };
        ProductRankingAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["RankedProduct"][];
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
            categoryId: number;
            categoryName: string;
            price: components["schemas"]["Money"];
            vipPrice?: components["schemas"]["Money"] | null;
            sort: number;
            sales: number;
            stock: number;
            /** @description On the shelf. */
            isShow: boolean;
            auditStatus: number;
            /** @description In the review queue. */
            isAudit: boolean;
            /** @description Virtual sales. */
            ficti?: number;
            collectCount?: number;
            /** @description Why the review refused it. */
            reason?: string | null;
            type: number;
            isPaidMember?: boolean;
            /** @description true has several SKUs. */
            specType: boolean;
        };
        ProductPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["Product"][];
        };
        ProductPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["ProductPage"];
        };
        ProductTabCount: {
            type: number;
            count: number;
        };
        ProductTabsAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["ProductTabCount"][];
        };
        SkuRow: {
            id: number;
            productId: number;
            /** @description The values, joined by a comma. */
            sku: string;
            stock: number;
            sales: number;
            price: components["schemas"]["Money"];
            image: string;
            cost: components["schemas"]["Money"];
            otPrice: components["schemas"]["Money"];
            barCode?: string | null;
            weight?: components["schemas"]["Money"];
            volume?: components["schemas"]["Money"];
            brokerage?: number;
            brokerageTwo?: number;
            /** @description JSON: spec name → value. */
            attrValue: string;
            version?: number;
        };
        ActivityProduct: {
            id: number;
            image: string;
            name: string;
            storeName: string;
            keyword: string | null;
            categoryId: number;
            categoryName: string;
            merName?: string;
            merStarLevel?: number;
            price: components["schemas"]["Money"];
            stock: number;
            sales: number;
            isShow: boolean;
            specType: boolean;
            type: number;
            unitName: string;
            attrValue: components["schemas"]["SkuRow"][];
        };
        ActivityProductPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["ActivityProduct"][];
        };
        ActivityProductPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["ActivityProductPage"];
        };
        Brand: {
            id: number;
            name: string;
            icon: string | null;
            isShow: boolean;
        };
        BrandsAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Brand"][];
        };
        BrandPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["Brand"][];
        };
        BrandPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["BrandPage"];
        };
        Guarantee: {
            id: number;
            name: string;
            icon: string | null;
            content: string | null;
            sort: number;
            isShow: boolean;
            isDel?: boolean;
            createTime?: components["schemas"]["DateTime"];
            updateTime?: components["schemas"]["DateTime"];
        };
        GuaranteesAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Guarantee"][];
        };
        PlatformCategoryNode: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            name: string;
            icon?: string | null;
            level: number;
            sort: number;
            isShow: boolean;
            childList: components["schemas"]["PlatformCategoryNode"][];
        };
        PlatformCategoryTreeAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["PlatformCategoryNode"][];
        };
        CategoryNode: {
            id: number;
            /** @description The category above, 0 at the root. */
            pid: number;
            name: string;
            icon?: string | null;
            level: number;
            sort: number;
            isShow: boolean;
            childList: components["schemas"]["CategoryNode"][];
        };
        CategoryTreeAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["CategoryNode"][];
        };
        Category: {
            id: number;
            merId: number;
            pid: number;
            name: string;
            icon: string | null;
            sort: number;
            isShow: boolean;
            isDel: boolean;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        CategoriesAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["Category"][];
        };
        CategoryInput: {
            /** @description A root of this shop, or 0. */
            pid: number;
            name: string;
            icon?: string | null;
            sort: number;
        };
        CategoryId: number;
        CategoryUpdate: {
            id: components["schemas"]["CategoryId"];
            /** @description A root of this shop, or 0. */
            pid: number;
            name: string;
            icon?: string | null;
            sort: number;
        };
        UserId: number;
        User: {
            id: components["schemas"]["UserId"];
            /** @description Tags' ids, joined by a comma. */
            tagId?: string | null;
            nickname: string;
            avatar: string | null;
            sex: number;
            birthday?: string | null;
            country?: string | null;
            province?: string | null;
            city?: string | null;
            /** @description With the middle four digits masked. */
            phone: string | null;
            /** @description false is banned. */
            status: boolean;
            registerType: string;
            isWechatPublic?: boolean;
            isWechatRoutine?: boolean;
            isPromoter?: boolean;
            mark?: string | null;
            integral?: number;
            nowMoney?: components["schemas"]["Money"];
            createTime: components["schemas"]["DateTime"];
            lastLoginTime?: components["schemas"]["DateTime"] | null;
            spreadUid?: number | null;
            spreadName?: string | null;
            /** @description The account is cancelled. */
            isLogoff?: boolean;
        };
        UserPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["User"][];
        };
        UserPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["UserPage"];
        };
        Coupon: {
            id: number;
            merId: number;
            name: string;
            /** @description 1 the platform, 2 the merchant. */
            publisher: number;
            category: number;
            receiveType: number;
            /** @description 1 amount off, 2 discount. */
            couponType: number;
            /** @description Face value. */
            money: number;
            discount?: number | null;
            /** @description Minimum spend, 0 none. */
            minPrice: number;
            /** @description There is a limited number of them. */
            isLimited: boolean;
            total: number;
            /** @description How many are left of a limited one. */
            lastTotal: number;
            /** @description It can be claimed only in a window of time. */
            isTimeReceive: boolean;
            receiveStartTime: components["schemas"]["DateTime"] | null;
            receiveEndTime: components["schemas"]["DateTime"] | null;
            /** @description Valid in a fixed window; else for `day` days after the claim. */
            isFixedTime: boolean;
            useStartTime: components["schemas"]["DateTime"] | null;
            useEndTime: components["schemas"]["DateTime"] | null;
            day: number | null;
            sort: number;
            /** @description Switched on. */
            status: boolean;
            /** @description The linked products, joined by a comma. */
            linkedData?: string | null;
            isRepeated: boolean;
            createTime: components["schemas"]["DateTime"];
            updateTime: components["schemas"]["DateTime"];
        };
        CouponPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["Coupon"][];
        };
        CouponPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["CouponPage"];
        };
        CouponId: number;
        ProductBrief: {
            id: number;
            image: string;
            name: string;
            price: components["schemas"]["Money"];
            stock: number;
        };
        CouponInfo: {
            id: number;
            name: string;
            category: number;
            receiveType: number;
            money: number;
            minPrice: number;
            isLimited: boolean;
            total: number;
            lastTotal: number;
            isTimeReceive: boolean;
            receiveStartTime: components["schemas"]["DateTime"] | null;
            receiveEndTime: components["schemas"]["DateTime"] | null;
            isFixedTime: boolean;
            useStartTime: components["schemas"]["DateTime"] | null;
            useEndTime: components["schemas"]["DateTime"] | null;
            day: number | null;
            sort: number;
            status: boolean;
            /** @description Goes up with every change; sent back by an edit, it refuses to overwrite someone else's. */
            version?: number;
            productList: components["schemas"]["ProductBrief"][];
        };
        CouponInfoAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["CouponInfo"];
        };
        /** @description A new coupon. Besides the limits: a limited one needs `total`, a product coupon `productIds`, a claim window both its ends in order, a fixed validity both its ends in order, any other `day`; `money` stays within `minPrice` where there is one. */
        CouponInput: {
            name: string;
            /** @enum {integer} */
            category: 1 | 2;
            receiveType: components["schemas"]["CouponReceiveType"];
            money: number;
            minPrice: number;
            isLimited: components["schemas"]["Flag"];
            total?: number | null;
            isTimeReceive: components["schemas"]["Flag"];
            receiveStartTime?: components["schemas"]["DateTime"] | null;
            receiveEndTime?: components["schemas"]["DateTime"] | null;
            isFixedTime: components["schemas"]["Flag"];
            useStartTime?: components["schemas"]["DateTime"] | null;
            useEndTime?: components["schemas"]["DateTime"] | null;
            day?: number | null;
            sort: number;
            status: components["schemas"]["Flag"];
            /** @description The products of a product coupon, joined by a comma. */
            productIds?: string | null;
        };
        CouponProductsInput: {
            id: components["schemas"]["CouponId"];
            productIds: string;
            version?: number;
        };
        UsableCoupon: {
            id: number;
            name: string;
            money: number;
            minPrice: number;
            isLimited: boolean;
            lastTotal: number;
            isFixedTime: boolean;
            useStartTime: components["schemas"]["DateTime"] | null;
            useEndTime: components["schemas"]["DateTime"] | null;
            day: number | null;
        };
        UsableCouponsAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["UsableCoupon"][];
        };
        /** @description A claim record. */
        CouponUser: {
            id: number;
            couponId: number;
            uid: number;
            name: string;
            category: number;
            receiveType: number;
            money: number;
            minPrice: number;
            status: number;
            startTime: components["schemas"]["DateTime"] | null;
            endTime: components["schemas"]["DateTime"] | null;
            useTime: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            nickname: string;
            avatar: string | null;
        };
        CouponUserPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["CouponUser"][];
        };
        CouponUserPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["CouponUserPage"];
        };
        UsableCouponPage: {
            page: number;
            limit: number;
            totalPage: number;
            total: number;
            list: components["schemas"]["UsableCoupon"][];
        };
        UsableCouponPageAnswer: {
            /** @constant */
            code: 200;
            message: string | null;
            data: components["schemas"]["UsableCouponPage"];
        };
        SendCouponInput: {
            couponId?: components["schemas"]["CouponId"];
            uid?: components["schemas"]["UserId"] | string;
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
    };
    parameters: {
        /** @description The page, from 1. */
        page: number;
        /** @description Rows on a page. */
        limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
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
                    "application/json": components["schemas"]["LoginAnswer"];
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
                    "application/json": components["schemas"]["LoginInfoAnswer"];
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
                    "application/json": components["schemas"]["OwnSessionsAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["CaptchaAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["AdminPageAnswer"];
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
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["MenusAnswer"];
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
                    "application/json": components["schemas"]["ConfigValueAnswer"];
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
                    "application/json": components["schemas"]["CompanyInfoAnswer"];
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
                    "application/json": components["schemas"]["HomeStatisticsAnswer"];
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
                    "application/json": components["schemas"]["SalesTrendAnswer"];
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
                    "application/json": components["schemas"]["OperatingDataAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["ProductRankingAnswer"];
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
                    "application/json": components["schemas"]["ProductRankingAnswer"];
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
                type?: components["schemas"]["ProductTab"];
                /** @description A platform category, with all below it. */
                categoryId?: number;
                /** @description A category of the shop, with all below it. */
                cateId?: string;
                /** @description In the name, or one of the search words. */
                keywords?: string;
                /** @description In the name. */
                name?: string;
                isShow?: components["schemas"]["Flag"];
                isPaidMember?: components["schemas"]["Flag"];
                productType?: components["schemas"]["ProductType"];
                activityId?: number;
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
                    "application/json": components["schemas"]["ProductPageAnswer"];
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listProductTabs: {
        parameters: {
            query?: {
                categoryId?: number;
                cateId?: string;
                keywords?: string;
                isPaidMember?: components["schemas"]["Flag"];
                productType?: components["schemas"]["ProductType"];
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
                    "application/json": components["schemas"]["ProductTabsAnswer"];
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
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                name?: string;
                keywords?: string;
                categoryId?: number;
                cateId?: string;
                isShow?: components["schemas"]["Flag"];
                productId?: number;
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
                    "application/json": components["schemas"]["ActivityProductPageAnswer"];
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
                    "application/json": components["schemas"]["BrandsAnswer"];
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
                    "application/json": components["schemas"]["BrandPageAnswer"];
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    listGuarantees: {
        parameters: {
            query?: {
                /** @description 1 answers the shown ones only. */
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
                    "application/json": components["schemas"]["GuaranteesAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["PlatformCategoryTreeAnswer"];
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
                    "application/json": components["schemas"]["CategoryTreeAnswer"];
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
                    "application/json": components["schemas"]["CategoriesAnswer"];
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    addProductCategory: {
        parameters: {
            query?: never;
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
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    updateProductCategory: {
        parameters: {
            query?: never;
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
    deleteProductCategory: {
        parameters: {
            query?: never;
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
            query?: never;
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
    listUsers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["limit"];
                searchType?: components["schemas"]["UserSearchType"];
                /** @description What to look for; a whole number for uid and phone. */
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
                    "application/json": components["schemas"]["UserPageAnswer"];
                };
            };
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
                    "application/json": components["schemas"]["CouponPageAnswer"];
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
                    "application/json": components["schemas"]["CouponInfoAnswer"];
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    saveCoupon: {
        parameters: {
            query?: never;
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
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    toggleCoupon: {
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
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    deleteCoupon: {
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
            200: components["responses"]["done"];
            default: components["responses"]["refusal"];
        };
    };
    editCouponProducts: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["UsableCouponsAnswer"];
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
                uid?: number;
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
                    "application/json": components["schemas"]["CouponUserPageAnswer"];
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
                    "application/json": components["schemas"]["UsableCouponPageAnswer"];
                };
            };
            default: components["responses"]["refusal"];
        };
    };
    sendCoupon: {
        parameters: {
            query?: {
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
}
