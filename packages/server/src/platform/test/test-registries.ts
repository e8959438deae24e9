import { emptyRegistries } from '../registered.ts';

// The test files of a worker share their modules: each file must begin without what another file's portal put in the
// registries.
emptyRegistries();
