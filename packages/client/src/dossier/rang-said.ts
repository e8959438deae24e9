/** « Étape 2 sur 5 », as people count. */
export const rangSaid = (index: number, length: number): string => `Étape ${index + 1} sur ${length}`;
