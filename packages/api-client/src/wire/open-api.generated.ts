// The contract of Trazo's own server, from its OpenAPI document (/api/openapi.json). Written by
// `npx pnpm --filter @trazo/logo-server run wire-types`; a test fails when it and the document differ.

export type paths = {
    readonly "/account/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends the account for good: who it was, its logos and sessions; `confirmation` is its e-mail */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly confirmation: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What happened last in the account, newest first and at most twelve, and what it has reached */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly achievements: readonly {
                                readonly goal: number;
                                /** @enum {string} */
                                readonly kind: "first_logo" | "ten_logos" | "hundred_logos" | "first_favorite" | "ten_favorites" | "first_download" | "first_year";
                                readonly progress: number;
                                /** Format: date-time */
                                readonly reached?: string;
                            }[];
                            readonly activities: readonly {
                                readonly amount?: number;
                                readonly device?: string;
                                /** @enum {string} */
                                readonly kind: "logo_generated" | "logo_adjusted" | "credits_welcome" | "credits_courtesy" | "credits_received" | "session_opened";
                                readonly name?: string;
                                /** Format: date-time */
                                readonly when: string;
                            }[];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Redeems the one-time code of a sign-in: from then on the session belongs to the account */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly code: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                            /** @constant */
                            readonly validated: 1;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favorite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks a logo as a favourite, or no longer */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {number} */
                        readonly favoritos: 0 | 1;
                        readonly logo_id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {number} */
                            readonly favorito: 0 | 1;
                            readonly logo_id: string;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/gallery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The logos with their images, newest first */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly category?: string;
                        readonly cursor?: string;
                        readonly limit?: number;
                        /** @enum {string} */
                        readonly order?: "asc" | "desc";
                        readonly search?: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly categories?: readonly {
                                readonly category: string;
                                readonly logos: number;
                            }[];
                            readonly found?: number;
                            readonly Logos: readonly {
                                readonly category: string;
                                readonly companyname: string;
                                /** Format: date-time */
                                readonly create_date: string;
                                /** @enum {number} */
                                readonly favorito: 0 | 1;
                                /** Format: uri */
                                readonly image_data: string;
                                readonly logo_id: string;
                                readonly prompt_dalle: string;
                            }[];
                            readonly next_cursor?: string;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/generate_logo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes a logo in up to six proposals, of which the first is stored as the logo, and takes one credit */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly color: string;
                        readonly company_name: string;
                        readonly description: string;
                        readonly session: string;
                        readonly style: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly director_notice?: string;
                            /** Format: uri */
                            readonly image_url: string;
                            readonly logo_id: string;
                            readonly prompt: string;
                            readonly proposals: readonly {
                                readonly id: string;
                                /** Format: uri */
                                readonly image_url: string;
                                /** @enum {string} */
                                readonly made_by: "reglas" | "modelo";
                                readonly note: string;
                                readonly why?: string;
                            }[];
                            readonly seed: string;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/adjust": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes a version of a logo with a change the logo, at no credit; with no change that version itself. The same change is stored once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly change: {
                            readonly color?: string;
                            readonly container?: string;
                            readonly descriptor?: string;
                            readonly face?: string;
                            readonly idea?: string;
                            readonly layout?: string;
                            readonly letter_case?: string;
                            readonly name?: string;
                            readonly palette?: string;
                            readonly symbol?: string;
                        };
                        readonly logo_id: string;
                        readonly session: string;
                        readonly version?: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly logo_id: string;
                            readonly replaced: string;
                            /** @constant */
                            readonly success: true;
                            readonly version: {
                                readonly base: string;
                                readonly change: {
                                    readonly color?: string;
                                    readonly container?: string;
                                    readonly descriptor?: string;
                                    readonly face?: string;
                                    readonly idea?: string;
                                    readonly layout?: string;
                                    readonly letter_case?: string;
                                    readonly name?: string;
                                    readonly palette?: string;
                                    readonly symbol?: string;
                                };
                                readonly color: string;
                                /** Format: date-time */
                                readonly created: string;
                                readonly id: string;
                                /** Format: uri */
                                readonly image_url: string;
                                /** @enum {string} */
                                readonly made_by?: "reglas" | "modelo";
                                readonly name: string;
                                readonly why?: string;
                            };
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/choose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes one of the proposals of a logo the logo: free, and as often as wanted */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly logo_id: string;
                        readonly proposal_id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** Format: uri */
                            readonly image_url: string;
                            readonly logo_id: string;
                            readonly proposal_id: string;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a logo out for good, with its images; what was paid for it stays in the movements */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly logo_id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly logo_id: string;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/kit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What was found out about a logo, and the key of its kit, which is good for ten minutes */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly logo_id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly checks: readonly {
                                readonly advice: string;
                                readonly good: boolean;
                                readonly id: string;
                                readonly text: string;
                                readonly title: string;
                            }[];
                            readonly kit_key: string;
                            readonly logo_id: string;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a field of a version with a change may be changed to; what it is now first */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly change: {
                            readonly color?: string;
                            readonly container?: string;
                            readonly descriptor?: string;
                            readonly face?: string;
                            readonly idea?: string;
                            readonly layout?: string;
                            readonly letter_case?: string;
                            readonly name?: string;
                            readonly palette?: string;
                            readonly symbol?: string;
                        };
                        /** @enum {string} */
                        readonly field: "palette" | "face" | "letter_case" | "symbol" | "container" | "layout" | "descriptor" | "idea";
                        readonly logo_id: string;
                        readonly search?: string;
                        readonly session: string;
                        readonly version?: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly options: readonly {
                                readonly label: string;
                                readonly value: string;
                            }[];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes the brand page of a logo (1), or takes it away for good (0); with neither it only tells */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly logo_id: string;
                        readonly session: string;
                        /** @enum {number} */
                        readonly shared?: 0 | 1;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly logo_id: string;
                            /** Format: uri */
                            readonly page_url?: string;
                            /** @enum {number} */
                            readonly shared: 0 | 1;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logo/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a logo was and is, newest first */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly logo_id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly current: string;
                            readonly versions: readonly {
                                readonly base: string;
                                readonly change: {
                                    readonly color?: string;
                                    readonly container?: string;
                                    readonly descriptor?: string;
                                    readonly face?: string;
                                    readonly idea?: string;
                                    readonly layout?: string;
                                    readonly letter_case?: string;
                                    readonly name?: string;
                                    readonly palette?: string;
                                    readonly symbol?: string;
                                };
                                readonly color: string;
                                /** Format: date-time */
                                readonly created: string;
                                readonly id: string;
                                /** Format: uri */
                                readonly image_url: string;
                                /** @enum {string} */
                                readonly made_by?: "reglas" | "modelo";
                                readonly name: string;
                                readonly why?: string;
                            }[];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logos_info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The logos with the briefs that made them, newest first */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly category?: string;
                        readonly cursor?: string;
                        readonly limit?: number;
                        readonly offset?: number;
                        /** @enum {string} */
                        readonly order?: "asc" | "desc";
                        readonly search?: string;
                        readonly session: string;
                        /** @enum {string} */
                        readonly sort?: "fecha_logo" | "name_logo" | "industry_logo";
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly found?: number;
                            readonly next_cursor?: string;
                            readonly respuesta: readonly {
                                readonly companyName: string;
                                /** Format: date-time */
                                readonly creationDate: string;
                                readonly industry: string;
                                readonly logo_id: string;
                                readonly prompt: string;
                                readonly style: string;
                                readonly type: string;
                            }[];
                            readonly total?: number;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logos/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The key of all logos in one ZIP, which is good for ten minutes */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly logos_key: string;
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/movimiento_info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The movements of credits, newest first */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {string} */
                        readonly category?: "todos" | "ingresos" | "egresos";
                        readonly cursor?: string;
                        readonly limit?: number;
                        readonly offset?: number;
                        /** @enum {string} */
                        readonly order?: "asc" | "desc";
                        readonly search?: string;
                        readonly session: string;
                        /** @enum {string} */
                        readonly sort?: "fecha_mov" | "concepto" | "cantidad";
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly found?: number;
                            readonly next_cursor?: string;
                            readonly respuesta: readonly {
                                readonly cantidad: number;
                                readonly categoria: string;
                                readonly concepto: string;
                                readonly descripcion: string;
                                /** Format: date-time */
                                readonly fecha_mov: string;
                                readonly id_movimiento: string;
                                readonly referencia: string;
                                /** @enum {string} */
                                readonly tipo_mov: "ingreso" | "egreso";
                            }[];
                            readonly total?: number;
                            readonly totals?: {
                                readonly egresos: number;
                                readonly ingresos: number;
                            };
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores another password and ends every other session of the person */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly new: string;
                        readonly old: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores what the person says of themselves; what is not named stays, and an empty text takes it back */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly bio?: string;
                        readonly location?: string;
                        readonly name?: string;
                        readonly notifications?: {
                            readonly email: boolean;
                            readonly features: boolean;
                            readonly marketing: boolean;
                            readonly tips: boolean;
                        };
                        readonly phone?: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The sessions of the person that have not ended: the one that asks first, then the last used */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly sessions: readonly {
                                readonly current: boolean;
                                readonly device?: string;
                                readonly id: string;
                                /** Format: date-time */
                                readonly last_used: string;
                                /** Format: date-time */
                                readonly started: string;
                            }[];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a session of the person by its id, or with «others» every one but the one that asks */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign_out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a session and the sign-in it came from; the same answer for a session that is not there */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly success: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user_info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The profile of the person a session belongs to */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly user: {
                                readonly bio?: string;
                                readonly creditos: number;
                                /** Format: email */
                                readonly email: string;
                                /** Format: date-time */
                                readonly joinDate: string;
                                readonly location?: string;
                                readonly name: string;
                                readonly notifications: {
                                    readonly email: boolean;
                                    readonly features: boolean;
                                    readonly marketing: boolean;
                                    readonly tips: boolean;
                                };
                                readonly phone?: string;
                                readonly plan: string;
                                readonly stats: {
                                    readonly downloads: number;
                                    readonly favorites: number;
                                    readonly logos: number;
                                    readonly monthly: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/validate_session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Who a session belongs to; validated 0 when it is unknown, expired or revoked */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly session: string;
                    };
                };
            };
            readonly responses: {
                /** @description Refused */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly detail: string;
                            /** @description Of a 422 over one field: its name, without what holds it */
                            readonly field?: string;
                        };
                    };
                };
                /** @description OK */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly capabilities: readonly ("idempotency" | "retry" | "formats" | "proposals" | "kit" | "share" | "adjust" | "sign_out" | "profile_edit" | "password_change" | "sessions" | "account_delete" | "activity" | "download_all" | "delete_logo" | "paging" | "director")[];
                            readonly creditos: number;
                            /** Format: email */
                            readonly email: string;
                            readonly generation_timeout_ms?: number;
                            readonly name: string;
                            readonly phone?: string;
                            readonly stats: {
                                readonly downloads: number;
                                readonly favorites: number;
                                readonly logos: number;
                                readonly monthly: number;
                            };
                            /** @constant */
                            readonly status: "ok";
                            /** @constant */
                            readonly validated: 1;
                        } | {
                            /** @constant */
                            readonly validated: 0;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
