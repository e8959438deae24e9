// A server imports « node:http » from here alone. An import statement has Node read every name of a module, and three
// names of this one load all that fetch is made of: some fifteen megabytes, in a server that may never call anybody.
export const { STATUS_CODES, request } = process.getBuiltinModule('node:http');
