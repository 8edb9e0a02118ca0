import { useForm } from "react-hook-form";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { PasswordField } from "@/components/forms/password-field";
import { RadioCards } from "@/components/forms/radio-cards";
import { RemoveButton } from "@/components/forms/remove-button";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";

export default { title: "Forms" };

const REQUIRED = { message: "numberMissing" };

export const Fields = () => {
  const { register } = useForm();
  return (
    <form className="grid max-w-md gap-5">
      <TextField label="Name" field={register("name")} autoComplete="name" />
      <TextField label="Phone" isOptional hint="For the courier" field={register("phone")} />
      <TextField label="City" field={register("city")} error={REQUIRED} />
      <PasswordField
        label="Password"
        field={register("password")}
        autoComplete="current-password"
      />
      <RadioCards
        legend="Delivery"
        field={register("delivery")}
        options={[
          { value: "standard", title: "Standard", description: "5 to 7 days" },
          { value: "express", title: "Express", description: "2 to 3 days" },
        ]}
      />
      <CheckboxField label="Email me about new products" field={register("news")} />
      <SubmitButton isPending={false} pendingText="Saving">
        Save
      </SubmitButton>
      <SubmitButton isPending pendingText="Saving">
        Save
      </SubmitButton>
    </form>
  );
};

export const Controls = () => (
  <div className="grid max-w-md gap-5">
    <div className="grid gap-2">
      <Label htmlFor="text">Text</Label>
      <Input id="text" defaultValue="Buna" />
    </div>
    <div className="grid gap-2">
      <Label htmlFor="invalid">Invalid</Label>
      <Input id="invalid" aria-invalid defaultValue="-1" />
    </div>
    <div className="grid gap-2">
      <Label htmlFor="disabled">Disabled</Label>
      <Input id="disabled" disabled defaultValue="Fixed" />
    </div>
    <div className="grid gap-2">
      <Label htmlFor="story">Story</Label>
      <Textarea id="story" rows={3} />
    </div>
    <div className="grid gap-2">
      <Label htmlFor="category">Category</Label>
      <Select id="category">
        <option>Coffee</option>
        <option>Textiles</option>
      </Select>
    </div>
    <div className="flex items-center gap-3">
      <Checkbox id="halal" defaultChecked />
      <Label htmlFor="halal">Halal</Label>
    </div>
    <div className="flex items-center gap-3">
      <Switch id="on-sale" defaultChecked />
      <Label htmlFor="on-sale">Active</Label>
    </div>
  </div>
);

export const Remove = () => (
  <RemoveButton
    label="Delete the address"
    title="Delete this address?"
    text="You can add it again later."
    act="Delete"
    isPending={false}
    onRemove={() => {}}
  />
);
