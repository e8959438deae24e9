/** The title of the home page of an association is its answer: how many things are to do, or a welcome. */
export const titreAccueil = /(à faire d’ici le|^Bienvenue, )/;
