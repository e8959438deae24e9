import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import type { TextRow } from '@asso/domain/kernel/fields';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { useEffect, useRef, useState } from 'react';
import { ComboList } from '../ui/fields/ComboList.tsx';
import { describedBy } from '../ui/fields/control-props.ts';
import { FieldLabel } from '../ui/fields/FieldLabel.tsx';
import { FieldMessages } from '../ui/fields/FieldMessages.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { messageAt } from '../ui/fields/form.ts';
import { groupClass } from '../ui/fields/TextControl.tsx';
import { useCombobox } from '../ui/fields/use-combobox.ts';
import { useSuggestions } from '../ui/fields/use-suggestions.ts';
import { afterPress } from '../ui/page/after-press.ts';
import { announce } from '../ui/page/announcer.ts';
import {
  communeNamed,
  communesLike,
  detailsOfCommune,
  noteOfCommunes,
  partsOfCommune,
} from './communes-proposees.ts';
import type { AdresseEdition } from './use-adresse.ts';
import { searchCommunes, useCommunes } from './use-geo.ts';

type CommuneControlProps = { edition: AdresseEdition; row: TextRow; path: string };

/** Proposes the communes of the postcode, or those of the typed name; an unknown commune can still be written. */
export function CommuneControl({ edition, row, path }: CommuneControlProps) {
  const { adresse, write, form } = edition;
  const at = `${path}.commune`;
  const id = fieldId(at);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const communes = useCommuneOfPostcode(edition);
  const ofPostcode = communes ?? [];
  const { found } = useSuggestions(ofPostcode.length === 0 ? (typed ?? '') : '', {
    search: searchCommunes,
    countText,
  });
  const proposed = ofPostcode.length > 0 ? communesLike(ofPostcode, typed) : found;
  const items = proposed.map((lieu) => itemOf(lieu, ofPostcode.length > 0));
  const choose = (lieu: Lieu | undefined) => {
    setTyped(null);
    if (lieu) write(partsOfCommune(lieu, adresse));
  };
  const combobox = useCombobox({
    id,
    items,
    opensOnFocus: true,
    onChoose: (item) => choose(proposed.find((lieu) => keyOf(lieu) === item.id)),
  });
  const type = (text: string) => {
    setTyped(text);
    write({ commune: text || null, code_insee: null });
    combobox.open();
    if (ofPostcode.length > 0) announce(countText(communesLike(ofPostcode, text).length));
  };
  const leave = () => {
    combobox.close();
    // A name typed in full counts as chosen.
    if (typed !== null) choose(communeNamed(proposed, typed));
    afterPress(() => setWasLeft(true));
    form.onLeave?.(at);
  };
  const messages = messageAt(form, row, { path: at, wasLeft });
  const note = noteOfCommunes(communes, adresse);
  return (
    <div className={groupClass('fr-input-group', messages)}>
      <FieldLabel id={id} label={row.label} isRequired={row.requiredAt !== undefined} />
      <div className="combobox">
        <input
          {...combobox.inputProps}
          id={id}
          type="text"
          className={`fr-input${messages.error ? ' fr-input--error' : ''}`}
          value={typed ?? adresse.commune ?? ''}
          aria-required={row.requiredAt !== undefined || undefined}
          aria-invalid={messages.error ? true : undefined}
          aria-describedby={describedBy(id, { ...messages, note })}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <ComboList id={id} label={row.label} items={items} combobox={combobox} />
      </div>
      <FieldMessages id={id} {...messages} note={note} />
    </div>
  );
}

const itemOf = (lieu: Lieu, isOfPostcode: boolean) => ({
  id: keyOf(lieu),
  label: lieu.oldcity ? lieu.name : lieu.city,
  details: detailsOfCommune(lieu, isOfPostcode),
});

/**
 * Returns the key of a commune; a former commune shares the code of the one it is now part of, so the name is added.
 */
const keyOf = ({ citycode, name }: Lieu): string => `${citycode} ${name}`;

const countText = (n: number): string =>
  n === 0 ? 'Aucune commune proposée' : count(n, 'commune proposée', 'communes proposées');

/**
 * Reads the communes of the postcode, and writes the code of the only one or of the one already named. Returns null
 * when they cannot be read.
 */
function useCommuneOfPostcode({ adresse, write }: AdresseEdition): readonly Lieu[] | null {
  const codePostal = adresse.cp?.trim() ?? '';
  const communes = useCommunes(codePostal);
  // An address that already has a commune stays unchanged until its postcode changes: the server finds a missing code
  // when it saves.
  const settled = useRef(isBlank(adresse.commune) ? '' : codePostal);
  // A commune that the list gave is replaced when the postcode changes; a commune that was typed is not.
  const given = useRef<string | null>(null);
  const latest = useRef({ adresse, write });
  useEffect(() => {
    latest.current = { adresse, write };
    if (!isBlank(adresse.code_insee)) given.current = adresse.commune ?? null;
  });
  useEffect(() => {
    if (!communes || codePostal === settled.current) return;
    settled.current = codePostal;
    const { adresse: present, write: writeNow } = latest.current;
    const isFree = isBlank(present.commune) || present.commune === given.current;
    const only = isFree && communes.length === 1 ? communes[0] : undefined;
    const lieu = communeNamed(communes, present.commune ?? '') ?? only;
    if (!lieu) return;
    writeNow(partsOfCommune(lieu, present));
    announce(`Commune : ${lieu.city}.`);
  }, [codePostal, communes]);
  return communes;
}
