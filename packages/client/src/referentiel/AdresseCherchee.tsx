import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { useRef } from 'react';
import { fieldId } from '../ui/fields/field-errors.ts';
import { SearchCombobox } from '../ui/fields/SearchCombobox.tsx';
import { type LieuTrouve, searchAdresses } from './use-geo.ts';

type AdresseChercheeProps = {
  path: string;
  /** The present address, until another one is chosen. */
  adresse: Adresse;
  onChoose: (lieu: LieuTrouve) => void;
  onByHand: (text: string) => void;
  onKeep: () => void;
  /** Called when the field is left with words in it and nothing chosen. */
  onLeave: (text: string) => void;
};

/** Searches whole addresses in one field; a button leads to typing by hand. */
export function AdresseCherchee({
  path,
  adresse,
  onChoose,
  onByHand,
  onKeep,
  onLeave,
}: AdresseChercheeProps) {
  const found = useRef<readonly LieuTrouve[]>([]);
  const search = async (text: string, signal: AbortSignal) => {
    const lieux = await searchAdresses(text, signal);
    found.current = lieux ?? [];
    return lieux?.map(({ label }, index) => ({ id: `${index}`, label })) ?? null;
  };
  return (
    <>
      {!isAdresseBlank(adresse) && <p>Adresse actuelle : {adresseLine(adresse)}</p>}
      <SearchCombobox
        id={`${fieldId(path)}-recherche`}
        label="Adresse"
        help="Commencez par le numéro et la rue. Exemple : 12 rue des Lilas, Marseille"
        search={search}
        onChoose={({ id }) => {
          const lieu = found.current[Number(id)];
          if (lieu) onChoose(lieu);
        }}
        onLeave={onLeave}
        byHand={{ label: 'Saisir l’adresse à la main', onPress: onByHand }}
        countText={(n) =>
          n === 0 ? 'Aucune adresse proposée' : count(n, 'adresse proposée', 'adresses proposées')
        }
        emptyText="Aucune adresse ne ressemble à cela. Vérifiez la rue et la commune, ou saisissez l’adresse à la main."
        failedText="La recherche d’adresse ne répond pas. Saisissez l’adresse à la main."
      />
      <p className="adresse__autres">
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => onByHand('')}>
          Saisir l’adresse à la main
        </button>
        {!isAdresseBlank(adresse) && (
          <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={onKeep}>
            Garder l’adresse actuelle
          </button>
        )}
      </p>
    </>
  );
}
