// What the page's modules want to know of their document where there is none.
globalThis.document = { baseURI: "http://host/", getElementById: () => null };
