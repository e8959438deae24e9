/** The text reads « Étape 2 sur 5 »; `index` starts at 0. */
export const rangSaid = (index: number, length: number): string => `Étape ${index + 1} sur ${length}`;
