-- The journal of who administers: the latest acts of these roles, without reading those of everybody.
create index historique_administration on historique (id desc)
  where role in ('lca.admin', 'rds.admin', 'rds.appli_admin');
create index utilisateur_recherche on utilisateur
  using gin (sans_accents(prenom || ' ' || nom || ' ' || email::text) gin_trgm_ops)
  where supprime_at is null and not en_inscription;
create index utilisateur_nom on utilisateur (nom, prenom, id) where supprime_at is null and not en_inscription;
