// A few documents with real pages are drawn once; the associations without pages of their own share them.
import { addJours } from '@asso/domain/identifiants/durees';
import type { Platform } from '../../platform/platform.ts';
import { storePage } from '../demo/documents.ts';
import type { AssociationVivante } from './modele.ts';

type Fichier = { sha256: string; taille: number };
const titres = {
  STC: 'Statuts',
  RIB: 'Relevé d’identité bancaire',
  RAR: 'Rapport d’activité',
  BPA: 'Budget prévisionnel',
} as const;
type Type = keyof typeof titres;
export type Papiers = (type: Type, rang: number) => Fichier;

/** One association in eleven has documents with pages of its own; the others share the same ones. */
const partage = 11;

export async function drawPapiers(
  platform: Platform,
  associations: readonly AssociationVivante[],
): Promise<Papiers> {
  const date = addJours(platform.clock.now(), -120);
  const dessiner = async (type: Type, association?: AssociationVivante): Promise<Fichier> => {
    const { sha256, size } = await storePage(platform, {
      titre: titres[type],
      sousTitre: association?.nom ?? 'Association de démonstration',
      texte: association ? textes[type](association) : commun,
      date,
    });
    return { sha256, taille: size };
  };
  const pages = new Map<string, Fichier>();
  for (const type of Object.keys(titres) as Type[]) {
    pages.set(type, await dessiner(type));
    for (const [rang, association] of associations.entries())
      if (rang % partage === 0) pages.set(`${type}-${rang}`, await dessiner(type, association));
  }
  return (type, rang) => {
    const found = pages.get(`${type}-${rang}`) ?? pages.get(type);
    if (!found) throw new Error(`no page was drawn for ${type}`);
    return found;
  };
}

const commun =
  'Cette page est inventée pour la démonstration : plusieurs associations la partagent, et elle ne dit rien de l’une d’elles.';

const textes: Record<Type, (one: AssociationVivante) => string> = {
  STC: ({ nom, objet }) =>
    `Article 1. Il est fondé entre les adhérents une association régie par la loi du 1er juillet 1901, nommée « ${nom} ». Article 2. Elle a pour objet : ${objet} Article 3. Elle se compose de membres actifs et de membres bienfaiteurs. Article 4. Elle est administrée par un conseil élu pour trois ans, qui choisit en son sein un bureau. Ce document est inventé pour la démonstration.`,
  RIB: ({ nom }) =>
    `Titulaire : ${nom}. Banque de démonstration, agence du Port. Ce relevé est inventé : le compte n’existe pas.`,
  RAR: ({ nom, objet, adherents, projet }) =>
    `${nom} compte ${adherents} adhérents. Son but : ${objet} L’année a été marquée par « ${projet.intitule} ». ${projet.description} ${projet.suite} Ce rapport est inventé pour la démonstration.`,
  BPA: ({ nom, projet }) =>
    `Budget voté par le conseil de l’association ${nom}. Il prévoit notamment « ${projet.intitule} », pour lequel une subvention de ${projet.demande} euros est demandée. Ce budget est inventé pour la démonstration.`,
};
