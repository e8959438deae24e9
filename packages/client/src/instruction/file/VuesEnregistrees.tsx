import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { Suspense, useState } from 'react';
import type { QueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { actedPart } from '../../ui/page/lazy-part.ts';
import type { Bureau } from '../bureau/use-bureau.ts';
import { vueParam } from './instruction-query.ts';
import type { Vues } from './use-vues.ts';
import { findPresentVue, sayVueKeeps, toContenuVue } from './vues-enregistrees.ts';

const VueDialog = actedPart(async () => (await import('./VueDialog.tsx')).VueDialog);
const VuesGestion = actedPart(async () => (await import('./VuesGestion.tsx')).VuesGestion);

type VuesEnregistreesProps = {
  vues: Vues;
  bureau: Bureau;
  params: QueryParams;
  colonnes: readonly ColonneFile[];
};

type Ouvert = { kind: 'creer' } | { kind: 'gerer' } | { kind: 'renommer'; vue: VueView } | null;

/** Saves the present list as a view: updates the open view, or creates one. */
export function VuesEnregistrees({ vues, bureau, params, colonnes }: VuesEnregistreesProps) {
  const [ouvert, setOuvert] = useState<Ouvert>(null);
  const presente = findPresentVue(params, vues.items);
  const close = () => setOuvert(null);
  const mayUpdate = presente?.isModifiee && presente.vue.rights.edit;
  const update = async (vue: VueView) => {
    const refusal = await vues.save(vue, toContenuVue(params, colonnes));
    if (refusal) notify('erreur', refusal.message);
    else notify('succes', `Vue « ${vue.nom} » mise à jour.`);
  };
  const actes: { label: string; act: () => unknown }[] = [
    ...(mayUpdate && presente
      ? [{ label: `Mettre à jour « ${presente.vue.nom} »`, act: () => update(presente.vue) }]
      : []),
    { label: 'Enregistrer cette vue', act: () => setOuvert({ kind: 'creer' }) },
    ...(presente
      ? [
          {
            label:
              vues.premiere === presente.vue.id
                ? 'Ne plus ouvrir cette vue d’abord'
                : 'Ouvrir cette vue d’abord',
            act: () => toggleFirst(presente.vue),
          },
        ]
      : []),
    ...(vues.items.some(({ rights }) => rights.edit)
      ? [{ label: 'Gérer mes vues', act: () => setOuvert({ kind: 'gerer' }) }]
      : []),
  ];
  async function toggleFirst(vue: VueView) {
    const isFirst = vues.premiere === vue.id;
    const refusal = await vues.openFirst(isFirst ? null : vue.id);
    if (refusal) notify('erreur', refusal.message);
    else notify('succes', isFirst ? 'La file s’ouvrira sans vue.' : `La file s’ouvrira sur « ${vue.nom} ».`);
  }
  return (
    <div className="file-tete__fin">
      {presente?.isModifiee && <p className="file-tete__modifiee">Vue modifiée</p>}
      <MenuButton
        className="fr-btn fr-btn--secondary fr-btn--sm"
        panelClassName="menu-actes"
        label="Enregistrer"
        isFloating
      >
        {(fold) => (
          <ul className="liste-nue">
            {actes.map(({ label, act }) => (
              <li key={label}>
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                  onClick={() => {
                    fold();
                    void act();
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
      <Suspense>
        {ouvert?.kind === 'creer' && (
          <VueDialog
            title="Enregistrer cette vue"
            action="Enregistrer la vue"
            initial={{ nom: '', id_service: null }}
            garde={sayVueKeeps(toContenuVue(params, colonnes))}
            services={bureau.services}
            onSave={async (saisie) => {
              const { refusal, vue } = await vues.create({ ...toContenuVue(params, colonnes), ...saisie });
              if (vue) {
                notify('succes', `Vue « ${vue.nom} » enregistrée.`);
                params.set({ [vueParam]: vue.id }, { replace: true });
              }
              return refusal;
            }}
            onClose={close}
          />
        )}
        {ouvert?.kind === 'renommer' && (
          <VueDialog
            title={`Renommer « ${ouvert.vue.nom} »`}
            action="Enregistrer le nom"
            initial={ouvert.vue}
            services={bureau.services}
            onSave={({ nom, id_service }) => vues.save(ouvert.vue, { nom, id_service })}
            onClose={close}
          />
        )}
        {ouvert?.kind === 'gerer' && (
          <VuesGestion vues={vues} onRename={(vue) => setOuvert({ kind: 'renommer', vue })} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
