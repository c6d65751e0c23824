import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Accent, accentClass } from '../theme/accent.ts';
import { drawings } from './drawings.ts';
import sheet from './glyph.stories.module.css';
import { Glyph } from './glyph.tsx';

const accents: Accent[] = ['s1', 's2', 's3', 's4', 's5'];

const meta = {
  title: 'Components/Content/Glyph',
  tags: ['autodocs'],
  component: Glyph,
  args: { name: 'ripples' },
} satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['screenshot'],
  render: () => (
    <div className="sb-row">
      {[...Object.keys(drawings), 'an unknown name'].map((name, index) => (
        <div key={name} className={`${sheet.field} ${accentClass(accents[index % accents.length]!)}`}>
          <Glyph name={name} />
        </div>
      ))}
    </div>
  ),
};
export const Dark: Story = { ...All, tags: ['variant', 'screenshot'], globals: { theme: 'dark' } };
