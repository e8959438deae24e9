import { createContext } from 'react';

/**
 * Which answers bear a mark: those that may stay empty, or those that must be given. A person of an association reads
 * « (facultatif) » and no asterisk; the forms of a service, mostly optional, keep the asterisk. A group whose answers
 * may all stay empty says so once, beside its own name: under `groupe`, its fields bear no mark.
 */
export const FieldMarks = createContext<'facultatif' | 'obligatoire' | 'groupe'>('obligatoire');
