// What a person of a service reads when a dossier is put in their charge: enough to know what it is without opening it.
import { type DossierNomme, sujetDossier } from '../dossier/dossier.words.ts';
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { SujetCourriel } from '../notification/sujet-courriel.words.ts';

type DossierConfie = {
  nomme: DossierNomme;
  association: string;
  /** What the dossier asks of this service; an agrément asks for no money. */
  demandeEuros: number | null;
};

/** Returns « À vous : Former nos arbitres, Les Pions, 3 500 € », and the sentence that says who asks how much. */
export function courrielConfie({
  nomme,
  association,
  demandeEuros,
}: DossierConfie): SujetCourriel & { text: string } {
  const somme = demandeEuros ? formatEuros(demandeEuros) : null;
  return {
    ...sujetDossier('À vous', nomme, [association, somme].filter((one) => one !== null).join(', ')),
    text: `Demandeur\u00a0: ${association}.${somme ? ` Montant demandé\u00a0: ${somme}.` : ''}`,
  };
}
