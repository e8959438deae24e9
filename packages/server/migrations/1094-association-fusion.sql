-- Two files of one association become one: what is in the one goes to the other, and may go back for a while.

alter table association
  -- Set: this file is merged into that one, which every address and every number of this one leads to.
  add column fusionnee_dans uuid references association (id) check (fusionnee_dans <> id),
  -- The numbers that an administrator corrected: an import leaves them.
  add column numeros_corriges text[] not null default '{}' check (numeros_corriges <@ array['id_rna', 'id_siren']);
create index association_fusionnees on association (fusionnee_dans) where fusionnee_dans is not null;

-- The RNA numbers, of both forms, by which an association is found and that it does not bear.
create table rna_anterieur (
  numero text primary key,
  id_association uuid not null references association (id) on delete cascade,
  vu_le timestamptz not null
);
create index rna_anterieur_association on rna_anterieur (id_association);

create table fusion_association (
  id uuid primary key default gen_random_uuid(),
  id_gardee uuid not null references association (id) on delete cascade,
  id_absorbee uuid not null references association (id) on delete cascade,
  motif text not null,
  -- No foreign key: the merge stays when the account is gone.
  par uuid not null,
  faite_le timestamptz not null,
  annulee_le timestamptz,
  -- What both files were before, and what the one that stays took.
  avant jsonb not null
);
create index fusion_association_gardee on fusion_association (id_gardee, faite_le desc);
create index fusion_association_absorbee on fusion_association (id_absorbee);

-- Which rows were moved, to take them back: those that came since are in no row here.
create table fusion_association_ligne (
  id_fusion uuid not null references fusion_association (id) on delete cascade,
  nom_table text not null,
  cle text not null,
  -- What the row held, where the merge changed more than its association.
  avant jsonb,
  primary key (id_fusion, nom_table, cle)
);

-- A dossier that goes to another association is listed and searched under its name.
drop trigger dossier_decrit on dossier;
create trigger dossier_decrit after update on dossier
  for each row when (
    (old.statut, old.recherche, old.exercice, old.id_association)
      is distinct from (new.statut, new.recherche, new.exercice, new.id_association)
    or (old.id_type_dispositif, old.id_sous_type_dispositif)
      is distinct from (new.id_type_dispositif, new.id_sous_type_dispositif))
  execute function dossier_decrit();

-- The name of a merged file finds the one it is merged into.
create or replace function decrire_trouvees(trouvees uuid[], proches jsonb) returns json language plpgsql stable as $$
begin
  return json_build_object('proches', proches, 'trouvees', coalesce(json_agg(t order by rang), '[]'))
    from (
      select rang, a.id, id_correspondance, id_rna, id_siren, id_siret_siege, nom, sigle, commune, code_postal,
        code_departement, etat, date_dissolution, (
          select count(*) from membre_association m join destinataire d on d.id = m.id_utilisateur
          where m.id_association = a.id and m.etat = 'active' and m.id_siret is null
            and not m.restreint) as gestionnaires
      from (
        select coalesce(f.fusionnee_dans, f.id) as id, min(u.rang) as rang
        from unnest(trouvees) with ordinality as u (id, rang) join association f on f.id = u.id
        group by 1) u
      join association a using (id)) t;
end $$;
