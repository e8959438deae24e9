import { emptyRegistries } from './registered.ts';

// The files of a worker share their modules: each begins with none of what the portal of another one put in the registries.
emptyRegistries();
