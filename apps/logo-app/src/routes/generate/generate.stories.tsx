import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LONG_NAME, LONG_TEXT } from '../../testing/long-texts';
import { arrives, phone, Screen, screenParameters } from '../../testing/screen';
import { hang, json } from '../../testing/scripted-fetch';
import { directed, GALLERY, generated, proposed, undirected, validAnswer } from '../../testing/server';

const meta = {
  title: 'Screens/Generate',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/generate' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = { companyName: 'Panadería Ñandú', description: 'Pan de masa madre' };
const drawn = GALLERY[1];
const made = json({ ...generated, image_url: drawn.image_data });
const withResult = {
  draft: {
    ...named,
    companyName: drawn.companyname,
    selectedIndustry: 'food',
    selectedStyle: 'vintage',
    logoType: 'icon',
    selectedColor: '#B45309',
  },
  answers: { '/generate_logo': made },
} satisfies Story['args'];

/** Walks to a step, and with `generate` presses the button there. */
const walk = (step: number, generate = false): NonNullable<Story['play']> =>
  async function play({ canvas, canvasElement }) {
    await arrives({ canvasElement });
    for (let at = 1; at < step; at++) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Siguiente' }));
      await canvas.findAllByText(`Paso ${at + 1} de 5`);
    }
    if (generate) await userEvent.click(await canvas.findByRole('button', { name: 'Generar Logo' }));
  };

export const Default: Story = {};
export const Named: Story = { args: { draft: named } };
export const Industry: Story = { args: { draft: named }, play: walk(2) };
export const Style: Story = { args: { draft: named }, play: walk(3) };
export const Colors: Story = { args: { draft: named }, play: walk(4) };
export const Summary: Story = { args: { draft: named }, play: walk(5) };

export const LongTexts: Story = {
  args: { draft: { companyName: LONG_NAME, description: LONG_TEXT } },
  play: walk(5),
};

export const Generating: Story = {
  args: { draft: named, answers: { '/generate_logo': hang } },
  play: walk(5, true),
};

export const Failed: Story = {
  args: { draft: named, answers: { '/generate_logo': json({ detail: 'No te quedan créditos' }, 402) } },
  play: async (context) => {
    await walk(5, true)(context);
    await context.canvas.findByText('Error generando logo: No te quedan créditos');
  },
};

const resultIsOpen: NonNullable<Story['play']> = async (context) => {
  await walk(5, true)(context);
  await within(context.canvasElement.ownerDocument.body).findByRole('dialog', {
    name: '¡Tu logo está listo!',
  });
};

export const Result: Story = {
  args: withResult,
  play: resultIsOpen,
};

/** A server that announces `proposals`: six to choose among, and the way back from a choice. */
const withProposals = {
  ...withResult,
  answers: {
    '/validate_session': json({ ...validAnswer, capabilities: ['proposals'] }),
    '/generate_logo': json(proposed),
  },
} satisfies Story['args'];

const anotherIsChosen: NonNullable<Story['play']> = async (context) => {
  await resultIsOpen(context);
  const body = within(context.canvasElement.ownerDocument.body);
  await userEvent.click(body.getByRole('radio', { name: 'Propuesta 2' }));
  await body.findByText('Propuesta 2 elegida.');
};

export const ResultWithProposals: Story = { args: withProposals, play: anotherIsChosen };

export const ResultWithProposalsOnPhone: Story = {
  args: withProposals,
  globals: phone,
  play: anotherIsChosen,
};

const directing = json({ ...validAnswer, capabilities: ['proposals', 'director'] });

/** A server that announces `director`: each of the six says who made it. */
export const ResultWithModel: Story = {
  args: { ...withResult, answers: { '/validate_session': directing, '/generate_logo': json(directed) } },
  play: resultIsOpen,
};

/** The model did not answer, and the result says so. */
export const ResultWithoutModel: Story = {
  args: { ...withResult, answers: { '/validate_session': directing, '/generate_logo': json(undirected) } },
  play: resultIsOpen,
};

export const ResultWithoutImage: Story = {
  args: { draft: named, answers: { '/generate_logo': json({}) } },
  play: resultIsOpen,
};

export const Phone: Story = { args: { draft: named }, globals: phone, play: walk(3) };

export const ResultOnPhone: Story = {
  args: withResult,
  globals: phone,
  play: resultIsOpen,
};

export const Restricted: Story = { args: { anonymous: true } };

export const Starting: Story = { args: { answers: { '/validate_session': hang } } };
