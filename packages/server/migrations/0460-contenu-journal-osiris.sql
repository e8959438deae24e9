-- Those who administer Osiris are in the journal too.
drop index historique_administration;
create index historique_administration on historique (id desc)
  where role in ('lca.admin', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin', 'osiris.admin-programme');
