import type { Kysely, Migration } from 'kysely';

/** The values packs that tables are played with. */
export const packs: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('tables').addColumn('pack', 'text').execute();
  },
};
