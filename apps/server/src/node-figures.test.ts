import { expect, test } from 'vitest';
import { asOnePage } from './node-figures.ts';

const page = (value: number): string => `# HELP moves Told moves
# TYPE moves counter
moves{game="mages"} ${value}

# HELP tables Tables
# TYPE tables gauge
tables ${value}
`;

test('the pages of several servers are one: what a figure is, is said once, each line names its server, and who says nothing is known', () => {
  expect(
    asOnePage(
      new Map([
        [1, page(5)],
        [2, page(7)],
        [3, undefined],
      ]),
    ),
  ).toBe(`# HELP conclave_node_up 1 where this one of several servers behind one port tells its figures
# TYPE conclave_node_up gauge
conclave_node_up{node="1"} 1
conclave_node_up{node="2"} 1
conclave_node_up{node="3"} 0

# HELP moves Told moves
# TYPE moves counter
moves{node="1",game="mages"} 5
moves{node="2",game="mages"} 7

# HELP tables Tables
# TYPE tables gauge
tables{node="1"} 5
tables{node="2"} 7
`);
});
