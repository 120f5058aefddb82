// Loaded first: settings without which the product's modules refuse to load. No document asks a database.
process.env.APP_MODE ??= 'demo';
process.env.DATABASE_URL ??= 'postgresql://nobody@127.0.0.1:1/nothing';
process.env.APP_SECRET ??= 'of-a-benchmark-that-signs-nothing-at-all-0123456789';
