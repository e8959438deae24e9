import { type PapierRib, papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import type { Rib } from '@asso/domain/association/collection/rib.fields';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import type { Collection } from '../collection/use-collection.ts';
import { phrasesAssociation } from '../fiche/champs-rubrique.ts';
import { CeQuiEstLu } from './CeQuiEstLu.tsx';
import { champsConfirmes, isTitulaireDouteux, isToType, ribPropose } from './confirmation-rib.ts';
import { PapierVu } from './PapierVu.tsx';

const naturesSaid = {
  rib: '',
  commercial: 'Ce papier ressemble à une facture ou à un devis, pas à un RIB.',
  incertain: 'Ce papier n’a pas les mots d’un RIB.',
};

type ConfirmerRibProps = {
  id: string;
  found: Collection;
  papier: PapierRib;
  onSaved: () => Promise<unknown>;
  onAnother: () => void;
};

/** Shows the paper beside what was read on it: one press keeps both, and what is wrong can be corrected. */
export function ConfirmerRib({ id, found, papier, onSaved, onAnother }: ConfirmerRibProps) {
  const { lu, deja } = papier;
  const nom = found.identite.association.nom;
  const [isOpen, setIsOpen] = useState(isToType(papier));
  const isDoubtful = isTitulaireDouteux(papier);
  const isRib = lu?.nature === 'rib';
  const [isOurs, setIsOurs] = useState(false);
  const places = etablissementOptions(found.etablissements.items.filter(({ actif }) => actif));
  const saisie = useSaisie<Rib, Awaited<ReturnType<typeof keep>>>({
    name: null,
    value: ribPropose(papier, found),
    send: (value, key) => keep(value, key),
    onDone: async () => {
      notify('succes', deja ? 'Papier joint à ce RIB.' : 'RIB enregistré, avec son papier.');
      await onSaved();
    },
  });
  const keep = (value: Rib, key: string) =>
    call(papierRibEndpoints.keepPapierRib, {
      query: { id_asso: id, uuid: papier.uuid },
      body: value,
      idempotencyKey: key,
    });
  const another = (
    <ActionButton onPress={onAnother} kind={isOurs ? 'secondaire' : 'principal'}>
      Déposer un autre RIB
    </ActionButton>
  );
  const top = useRef<HTMLDivElement>(null);
  // The block prevents returning the promise that recent browsers give: an effect may only return a function.
  useEffect(() => {
    void top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={top} className="rib-papier__confirmation">
      <PapierVu papier={papier} />
      <section className="cadre pile" aria-labelledby="rib-lu">
        <h2 id="rib-lu" className="fr-h5">
          Ce que nous avons lu
        </h2>
        {!lu?.iban && (
          <Notice
            tone="attention"
            title="Nous n’arrivons pas à lire l’IBAN. Tapez-le : le papier sera gardé avec lui."
          />
        )}
        {lu && !lu.titulaire && (
          <Notice
            tone="attention"
            title="Nous n’avons pas lu le nom du titulaire. Écrivez-le comme il est sur le papier."
          />
        )}
        {lu && !isRib && (
          <Notice tone="attention" title={naturesSaid[lu.nature]}>
            <p>L’IBAN peut être celui de quelqu’un d’autre. Comparez, ou déposez un vrai RIB.</p>
          </Notice>
        )}
        {deja && <Notice tone="info" title="Ce RIB est déjà enregistré." />}
        {lu && !isOpen && <CeQuiEstLu lu={lu} nom={nom} />}
        {isDoubtful && !isOurs && !deja ? (
          <div className="actions">
            {another}
            <ActionButton kind="tertiaire" onPress={() => setIsOurs(true)}>
              C’est bien nous, garder ce RIB
            </ActionButton>
          </div>
        ) : (
          <>
            {!deja && !isDoubtful && isRib && (
              <p className="rib-papier__suite">
                <span className="fr-icon-checkbox-circle-line" aria-hidden="true" /> Ce papier servira de
                pièce « RIB » partout. Nous ne le redemanderons pas.
              </p>
            )}
            <SaisieForm
              saisie={saisie}
              fields={champsConfirmes({ isOpen, isDoubtful, hasPlaces: places.length > 1 })}
              options={{ etablissement: places }}
              sentences={phrasesAssociation}
              stage="transmission"
              isOpened={isOurs}
              label={
                deja ? 'Joindre ce papier à ce RIB' : isDoubtful ? 'Garder ce RIB' : 'C’est bien notre compte'
              }
              aside={
                isDoubtful && !deja
                  ? another
                  : !isOpen &&
                    !deja && (
                      <ActionButton kind="tertiaire" onPress={() => setIsOpen(true)}>
                        Corriger à la main
                      </ActionButton>
                    )
              }
            />
          </>
        )}
      </section>
    </div>
  );
}
